import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { payFriend } from '@readback/scenarios/flights/payFriend.ts';
import { blindHash, plainMessage } from '@readback/scenarios/messages.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { faceOf, windows } from './fixture/face.ts';
import { connect, readBack, setting } from './fixture/pilot.ts';
import { core, expect, test } from './fixture/test.ts';

test('a request is understood without scrolling, in few words, and nothing is said twice', {
  tag: core,
}, async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const where = await setting(page);
  for (const scenario of [approveRouter, approvalToStranger, payFriend, plainMessage]) {
    await readBack(page, scenario.request(where));
    for (const { width, height, mostAbove } of windows) {
      await page.setViewportSize({ width, height });
      const { above, all, missing, twice } = await faceOf(page);
      const what = `${scenario.id} at ${width} × ${height}`;
      expect.soft(above, `${what}: words above the fold`).toBeLessThanOrEqual(mostAbove);
      expect.soft(all, `${what}: words in all`).toBeLessThanOrEqual(220);
      expect.soft(missing, `${what}: above the fold`).toEqual([]);
      expect.soft(twice, `${what}: said once`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('while it is read, the sentence is written once: what is asked, and then what that does', async ({
  page,
}) => {
  await page.addInitScript(watchMessage);
  await page.goto('/');
  await readBack(page, payFriend.request(await setting(page)));
  const looks = await page.evaluate(() => (globalThis as unknown as { looks: readonly Look[] }).looks);
  const said = [...new Set(looks.map((it) => it.says))];
  expect(said.length, said.join(' → ')).toBeLessThanOrEqual(3);
});

for (const { width, height } of windows) {
  test(`at ${width} × ${height}, the words of a message come with its verdict, and nothing moves then`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchMessage);
    await page.goto('/');
    const where = await setting(page);
    // Twice: the second time the whole page is here already.
    for (const scenario of [plainMessage, blindHash]) {
      await page.goto('/#/');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { looks: [] }));
      await readBack(page, scenario.request(where));
      await expect(page.locator('[data-place="message"]')).toBeInViewport();
      const looks = await page.evaluate(() => (globalThis as unknown as { looks: readonly Look[] }).looks);
      const judged = looks.filter((it) => /^(?:read|caution|stop|notFullyRead)$/.test(it.verdict));
      expect(judged.length, 'looks at the verdict').toBeGreaterThan(0);
      expect(
        judged.filter((it) => it.top === undefined),
        'a verdict without the words',
      ).toEqual([]);
      const tops = judged.flatMap(({ top }) => (top === undefined ? [] : [top]));
      expect(Math.max(...tops) - Math.min(...tops), `${scenario.id}: the words move`).toBeLessThanOrEqual(1);
      expect(
        looks.filter((it) => it.signs && it.top === undefined),
        'a press before the words',
      ).toEqual([]);
    }
  });
}

/** What one frame shows: the verdict, the sentence, where the words of the message begin, and whether it can be signed. */
type Look = Readonly<{ verdict: string; says: string; top: number | undefined; signs: boolean }>;

/** Runs in the page: looks at each of its frames. */
function watchMessage(): void {
  const seen = globalThis as unknown as { looks: Look[] };
  seen.looks = [];
  const look = () => {
    const verdict = document.querySelector('main [data-verdict]')?.getAttribute('data-verdict');
    const top = document.querySelector('[data-place="message"]')?.getBoundingClientRect().top;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-decision] button')];
    const signs = buttons.some((it) => !it.disabled && /sign/i.test(it.textContent ?? ''));
    const says = document.querySelector('h1')?.textContent ?? '';
    if (verdict) seen.looks.push({ verdict, says, top, signs });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
