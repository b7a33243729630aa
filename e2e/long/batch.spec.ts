import type { Page } from '@playwright/test';
import { largeBatch } from '@readback/scenarios/largeBatch.ts';
import { setting, settled, verdict, unfold } from '../fixture/pilot.ts';
import { tasksDuring } from '../fixture/tasks.ts';
import { expect, test } from '../fixture/test.ts';

/** Milliseconds of the processor that one task of the page's thread may take. */
const longest = 50;

/** How often each is read back: the median counts. */
const runs = 3;

/** So much longer may a call in a batch of ten thousand take than one in a batch of a thousand. */
const steeper = 1.5;

const counts = [10, 100, 1_000, 10_000] as const;

test('a batch of ten calls or of ten thousand is read in time that grows with it, and never holds the page', async ({
  page,
  browser,
  watch,
}, { annotations }) => {
  test.setTimeout(600_000);
  // A node takes no request of so many megabytes to run: the readback says that it was not run.
  watch.expectErrors(/status of 413/);
  await page.goto('/');
  const where = await setting(page);
  const times: number[] = [];
  for (const count of counts) {
    const text = largeBatch(where, count);
    const took: number[] = [];
    const held: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await page.goto('/#/');
      await page.reload();
      await page.getByRole('textbox', { name: 'Request to read back' }).fill(text);
      // What is typed is laid out, and the wallet's code arrives, before the measure begins.
      await page.waitForTimeout(2_000);
      await watchLongTasks(page);
      const tasks = await tasksDuring(browser, page, async () => {
        const started = performance.now();
        await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
        await settled(page);
        took.push(performance.now() - started);
        if (count > 8) await openAndScroll(page);
      });
      held.push(Math.max(...tasks.map(({ busy }) => busy)));
    }
    times.push(median(took));
    const said = `${Math.round(median(took))} ms to the verdict, longest task ${Math.round(median(held))} ms; ${await longTasks(page)} tasks over 50 ms by the clock in the last run; ${await verdict(page).textContent()}`;
    annotations.push({ type: `${count} calls`, description: said });
    console.log(`${count} calls: ${said}`);
    expect.soft(median(held), `longest task of ${count} calls, ms of the processor`).toBeLessThan(longest);
  }
  const [, , thousand = Number.NaN, most = Number.NaN] = times;
  expect(most / thousand, 'ten times the calls, this many times the time').toBeLessThan(10 * steeper);
});

/** Opens the steps portion by portion, goes to the last one, and scrolls through them. */
async function openAndScroll(page: Page): Promise<void> {
  const steps = await unfold(page, 'Step by step');
  await steps
    .getByRole('button', { name: /^Show .* steps/ })
    .last()
    .click();
  const next = steps.getByRole('button', { name: /^Next \d+ steps$/ });
  for (let portion = 0; portion < 2 && (await next.count()) > 0; portion += 1) {
    await next.click();
    await page.waitForTimeout(300);
  }
  const number = steps.getByRole('textbox', { name: 'Go to number' });
  if ((await number.count()) > 0) {
    const [, count = '1'] = /of ([\d,]+) steps/.exec((await steps.textContent()) ?? '') ?? [];
    await number.fill(count.replace(/,/g, ''));
    await number.press('Enter');
    await page.waitForTimeout(300);
  }
  for (let at = 0; at < 12; at += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(50);
  }
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = globalThis as unknown as { longTasks: number };
    seen.longTasks = 0;
    new PerformanceObserver((list) => {
      seen.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
}

async function longTasks(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { longTasks: number }).longTasks);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
