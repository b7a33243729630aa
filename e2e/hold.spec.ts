import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { confirm, connect, hearback, practiceWindow, readBack, setting, verdict } from './fixture/pilot.ts';
import { core, expect, test } from './fixture/test.ts';

test('a hold that begins in the moment its button appears counts, and is not said to have moved', {
  tag: core,
}, async ({ page, watch }) => {
  await page.goto('/');
  await connect(page);
  const request = approvalToStranger.request(await setting(page));
  await page.evaluate(() => {
    const press = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find((it) =>
        it.textContent.startsWith('Hold to sign'),
      );
      if (!button) return;
      press.disconnect();
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0 }));
    });
    press.observe(document.body, { childList: true, subtree: true });
  });
  expect(await watch.signingCalls()).toEqual([]);
  await readBack(page, request);
  await expect(verdict(page)).toHaveText('Stop');
  await expect(practiceWindow(page)).toBeVisible();
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback');
  expect(await watch.signingCalls()).toHaveLength(1);
});
