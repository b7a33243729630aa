import { mail } from '@readback/scenarios/messages.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import type { Locator, Page } from '@playwright/test';
import {
  confirm,
  connect,
  hearback,
  misbehave,
  practiceWindow,
  readBack,
  sentence,
  setting,
  signInWallet,
  tabTo,
  unfold,
  verdict,
} from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

/** The wallet asks to sign a request that was read back. */
async function ask(page: Page, scenario: typeof approveRouter): Promise<void> {
  await page.goto('/');
  await connect(page);
  await readBack(page, scenario.request(await setting(page)));
  await signInWallet(page);
}

function field(page: Page, id: string): Locator {
  return practiceWindow(page).locator(`[data-field="${id}"]`);
}

/** Whether all of a part of the page can be seen, with nothing over it. */
function isSeen(part: Locator): Promise<boolean> {
  return part.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const points = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    return points.every(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (it.contains(there) || there.contains(it));
    });
  });
}

test('the wallet is beside the readback and covers nothing of it, at any width of a desktop', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  const text = approveRouter.request(await setting(page));
  for (const width of [1024, 1280, 1580, 1600, 1920, 2200])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await readBack(page, text);
      await signInWallet(page);
      await expect.poll(() => isSeen(verdict(page)), `the verdict, ${width} px`).toBe(true);
      expect(await isSeen(sentence(page)), `the sentence, ${width} px`).toBe(true);
      // The token is named by the line of what changes of it.
      const changes = page.getByRole('region', { name: 'What changes' }).locator('[data-place]');
      const parties = page.locator('main dl [data-place^="0x"]').or(changes);
      expect(await parties.count()).toBeGreaterThan(1);
      for (const party of await parties.all()) expect(await isSeen(party), `a party, ${width} px`).toBe(true);
      const left = await practiceWindow(page).evaluate((it) => it.getBoundingClientRect().left);
      const right = await page
        .locator('main section, main h1, main dl')
        .evaluateAll((all) =>
          Math.max(...all.filter((it) => !it.closest('aside')).map((it) => it.getBoundingClientRect().right)),
        );
      expect(right, `${width} px`).toBeLessThanOrEqual(left);
      await practiceWindow(page).getByTestId('practice-reject').click();
      await expect(practiceWindow(page)).toBeHidden();
    });
});

test('on a phone the wallet is a sheet, with whoever is named above it, and the rest can be scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ask(page, approveRouter);
  for (const party of await page.locator('main dl [data-place^="0x"]').all())
    expect(await isSeen(party)).toBe(true);
  await verdict(page).evaluate((it) => it.scrollIntoView({ block: 'start' }));
  expect(await isSeen(verdict(page))).toBe(true);
  await unfold(page, 'Step by step');
  const last = page.locator('main [data-place^="step "]').last();
  await last.evaluate((it) => it.scrollIntoView({ block: 'nearest' }));
  expect(await isSeen(last)).toBe(true);
  const nav = page.getByRole('navigation').first();
  expect(await nav.evaluate((it) => it.closest('[inert]') !== null)).toBe(true);
});

test('a value of the wallet and its line in the readback light each other', async ({ page }) => {
  await ask(page, approveRouter);
  await expect(page.getByTestId('beside-line')).toContainText('Same? 7 of 7 values found in the readback');
  await unfold(page, 'Step by step');
  const spender = page.locator('main [data-arg="spender"]');
  const amount = page.locator('main [data-arg="amount"]');
  await field(page, 'data.4').hover();
  await expect(field(page, 'data.4')).toHaveAttribute('data-lit', 'true');
  await expect(spender).toHaveAttribute('data-pointed');
  await expect(amount).not.toHaveAttribute('data-pointed');
  await amount.hover();
  await expect(field(page, 'data.36')).toHaveAttribute('data-lit', 'true');
  await expect(field(page, 'data.4')).not.toHaveAttribute('data-lit');
  await expect(spender).not.toHaveAttribute('data-pointed');
});

test('typed data is lit field by field', async ({ page }) => {
  await ask(page, mail);
  await field(page, String.raw`typed [\"to\",\"wallet\"]`).hover();
  await expect(page.locator('main [data-arg="to.wallet"]')).toHaveAttribute('data-pointed');
  await expect(page.locator('main [data-pointed]')).toHaveCount(1);
});

test('a wallet that shows a changed request is told by its field, which lights nothing, and is caught again afterwards', async ({
  page,
}) => {
  await ask(page, approveRouter);
  await misbehave(page, 'changeShown');
  const line = page.getByTestId('beside-line');
  await expect(line).toContainText('Same? 6 of 7 values found in the readback');
  await expect(line).toContainText(
    '1 value is not in the readback: data, bytes 4–35, where the readback has spender',
  );
  const changed = field(page, 'data.4');
  await expect(changed).toContainText('not in the readback');
  await changed.hover();
  await expect(changed).not.toHaveAttribute('data-lit');
  await expect(page.locator('[data-pointed]')).toHaveCount(0);
  await unfold(page, 'Step by step');
  await page.locator('main [data-arg="spender"]').hover();
  await expect(practiceWindow(page).locator('[data-lit]')).toHaveCount(0);
  await confirm(page);
  await expect(hearback(page).getByRole('alert')).toContainText(/Your wallet let .*, not .*, spend PUSD/);
});

test('with the keyboard one goes between the wallet and the readback, and Escape rejects', async ({
  page,
}) => {
  await ask(page, approveRouter);
  const heading = practiceWindow(page).getByRole('heading');
  await expect(heading).toBeFocused();
  await page.keyboard.press('F6');
  await expect(sentence(page)).toBeFocused();
  await page.keyboard.press('F6');
  await expect(heading).toBeFocused();
  await tabTo(page, practiceWindow(page).getByRole('listbox'));
  for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowDown');
  await expect(page.locator('main [data-arg="spender"]')).toHaveAttribute('data-pointed');
  await expect(page.getByRole('button', { name: 'Read again' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not signed here')).toBeVisible();
  await expect(page.locator('[data-pointed]')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(sentence(page)).toBeFocused();
});
