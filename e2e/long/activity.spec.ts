import type { Page } from '@playwright/test';
import { askedEvery, fillActivity, type Many, onDisk } from '../fixture/manyEntries.ts';
import { settled } from '../fixture/pilot.ts';
import { tasksDuring } from '../fixture/tasks.ts';
import { expect, test } from '../fixture/test.ts';

/** In milliseconds: from the opening of the page to the first page of Activity, and what may hold the page meanwhile. */
const bars = { first: 1_000, held: 100 } as const;

/** How often each is measured: the median counts. */
const runs = 3;

/** So many are kept, besides what stays. */
const most = 2_000;

const sizes: readonly Many[] = [{ count: 10_000 }, { count: 100_000 }, { count: 100_000, unordered: true }];

for (const many of sizes) {
  const { count, unordered } = many;
  const name = `${count.toLocaleString('en')} entries${unordered ? ' of an earlier release' : ''}`;

  test(`${name}: Activity shows its first page within ${bars.first} ms, and nothing holds the page for more than ${bars.held} ms`, async ({
    page,
    browser,
  }, { annotations }) => {
    test.setTimeout(1_800_000);
    const first: number[] = [];
    const held: Record<'opening' | 'search' | 'request' | 'trimming', number[]> = {
      opening: [],
      search: [],
      request: [],
      trimming: [],
    };
    await noteFirstPage(page);
    for (let run = 0; run < runs; run += 1) {
      await fillActivity(page, many);
      held.opening.push(
        await longest(browser, page, async () => {
          await page.goto('/#/activity');
          await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(60);
          await expect(page.getByRole('main')).not.toContainText('more are being loaded', {
            timeout: 120_000,
          });
        }),
      );
      first.push(await page.evaluate(() => performance.getEntriesByName('first page')[0]?.startTime ?? NaN));
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
        `Entry #${count - 1}.`,
      );
      held.search.push(
        await longest(browser, page, async () => {
          await page.getByRole('searchbox', { name: 'Find' }).fill(`#${count - 999}.`);
          await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
        }),
      );
      // What is too much is being removed while the next request is opened.
      held.request.push(
        await longest(browser, page, async () => {
          await page.evaluate(() => {
            location.hash = '#/';
          });
          await page.getByRole('textbox').first().fill(`The next of ${count}, ${run}`);
          await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
          await settled(page);
        }),
      );
      held.trimming.push(
        await longest(browser, page, async () => {
          // A trace of all of it would be too long.
          await page.waitForTimeout(5_000);
        }),
      );
      await expect.poll(async () => (await leftOnDisk(page)) <= most, { timeout: 300_000 }).toBe(true);
      // Nothing that waits for a wallet went.
      expect((await onDisk(page)).asked).toBe(Math.ceil(count / askedEvery));
    }
    const ms = (values: readonly number[]) => `${Math.round(median(values))} ms`;
    const said = `first page after ${ms(first)}; longest task while opening ${ms(held.opening)}, searching ${ms(held.search)}, opening the next request ${ms(held.request)}, trimming ${ms(held.trimming)}`;
    annotations.push({ type: name, description: said });
    console.log(`${name}: ${said}`);
    expect.soft(median(first), 'first page').toBeLessThanOrEqual(bars.first);
    for (const [what, values] of Object.entries(held))
      expect.soft(median(values), `longest task: ${what}`).toBeLessThanOrEqual(bars.held);
  });
}

/** Marks when the first rows of Activity are drawn. */
async function noteFirstPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelectorAll('main li').length >= 60) performance.mark('first page');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function longest(
  browser: Parameters<typeof tasksDuring>[0],
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  const tasks = await tasksDuring(browser, page, act);
  return Math.max(0, ...tasks.map(({ busy }) => busy));
}

/** Counts without reading, which would hold the page itself. */
function leftOnDisk(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('readback-activity');
        opening.onsuccess = () => {
          const counted = opening.result.transaction('rows').objectStore('rows').count();
          counted.onsuccess = () => {
            opening.result.close();
            // Without the mark of the database.
            resolve(counted.result - 1);
          };
        };
      }),
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
