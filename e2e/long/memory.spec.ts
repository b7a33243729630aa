import type { Page } from '@playwright/test';
import { rpc } from '@readback/practice/rpc.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { type Held, heldBy, leak } from '../fixture/memory.ts';
import { countQuestions } from '../fixture/node.ts';
import { readBack, setting } from '../fixture/pilot.ts';
import { type FailingApp, test } from '../fixture/serverFaults.ts';
import { expect } from '../fixture/test.ts';

/** Of renewals, four seconds apart: an hour. */
const turns = 900;

/** So many bytes more are not: what a page keeps of the last requests differs from one to the next. */
const slack = 2_000_000;

test('two hundred Reviews in one tab leave nothing behind, and no worker', async ({ page }) => {
  test.setTimeout(1_800_000);
  await page.clock.install();
  await page.goto('/');
  const text = approveRouter.request(await setting(page));
  const seen: Held[] = [];
  // Activity keeps the whole readbacks of the last 50.
  for (const times of [60, 70, 70]) {
    for (let turn = 0; turn < times; turn += 1) await readBack(page, text);
    seen.push(await left(page));
  }
  tell('after 60, 130 and 200 Reviews', seen);
  expectFlat(seen);
});

test('an hour of renewals leaves nothing behind, and one worker at most', async ({ page, failing }) => {
  test.setTimeout(3_000_000);
  await page.clock.install();
  await page.goto('/');
  const { asked } = countQuestions(page);
  let lastAt = 0;
  const note = () => {
    lastAt = Date.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  await readBack(page, approveRouter.request(await setting(page)));
  const seen: Held[] = [];
  let most = 0;
  for (let turn = 1; turn <= turns; turn += 1) {
    // A page that nobody touches is left alone.
    await page.keyboard.press('Shift');
    // The chain's clock goes with the page's: else its node would be stale, and that ends renewals.
    if (turn % 15 === 0) await mineAt(failing, await page.evaluate(() => Date.now()));
    const before = asked.length;
    await page.clock.runFor(4_000);
    // What the node is asked takes real time, which must not look like minutes to the page. After a slow renewal a turn
    // may go by without one.
    for (let tries = 0; tries < 100 && asked.length === before; tries += 1) await page.waitForTimeout(20);
    await expect.poll(() => Date.now() - lastAt, { intervals: [20] }).toBeGreaterThan(200);
    most = Math.max(most, page.workers().length);
    if (turn % (turns / 3) === 0) seen.push(await heldBy(page));
  }
  const renewals = asked.filter((it) => it === 'eth_getBlockByNumber').length;
  tell(`${renewals} renewals, ${most} workers at a time, after each third`, seen);
  expect(renewals, 'renewals').toBeGreaterThan(turns * 0.8);
  expect(most, 'workers at a time').toBeLessThanOrEqual(1);
  expectFlat(seen.map((it) => ({ ...it, workers: 0 })));
  expect((await left(page)).workers, 'workers that are left').toBe(0);
});

test('what is left behind on purpose is seen by the same count', async ({ page }) => {
  test.setTimeout(600_000);
  await page.clock.install();
  await page.goto('/');
  const text = approveRouter.request(await setting(page));
  await leak(page);
  const seen: Held[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (let turn = 0; turn < 10; turn += 1) await readBack(page, text);
    await page.evaluate(() => {
      const { left: all } = globalThis as unknown as { left: unknown[] };
      all.push(Array.from({ length: 1_000_000 }, (_, at) => String(at)));
    });
    seen.push(await left(page));
  }
  tell('leaking on purpose', seen);
  expect(() => expectFlat(seen)).toThrow();
  const [first, , last] = seen;
  if (!first || !last) throw new Error('Nothing was counted.');
  expect(last.workers - first.workers).toBeGreaterThanOrEqual(20);
  expect(last.nodes - first.nodes).toBeGreaterThanOrEqual(20);
  expect(last.listeners - first.listeners).toBeGreaterThanOrEqual(20);
  expect(last.heap - first.heap).toBeGreaterThan(slack);
});

/** What is held once a screen without a request is open, and nothing is waited for. */
async function left(page: Page): Promise<Held> {
  await page.evaluate(() => {
    location.hash = '#/verify';
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a signature' })).toBeVisible();
  // A worker that read something waits a while for what is read next.
  await page.clock.runFor(20_000);
  return heldBy(page);
}

function expectFlat(seen: readonly Held[]): void {
  const [, before, after] = seen;
  if (!before || !after) throw new Error('Nothing was counted.');
  expect(after.workers, 'workers').toBe(0);
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(20);
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(10);
  expect(after.heap - before.heap, 'heap, bytes').toBeLessThan(slack);
}

function tell(what: string, seen: readonly Held[]): void {
  const said = seen.map(
    ({ heap, nodes, listeners, workers }) =>
      `${(heap / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners, ${workers} workers`,
  );
  console.log(`${what}: ${said.join('; ')}`);
}

/** Mines a block of that time, in milliseconds since the epoch. */
async function mineAt({ practice }: FailingApp, time: number): Promise<void> {
  await rpc(practice.rpcUrl, 'evm_setTime', [Math.floor(time / 1_000)]);
  await rpc(practice.rpcUrl, 'evm_mine');
}
