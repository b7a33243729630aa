import type { Page } from '@playwright/test';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { heldBy, leak } from './fixture/memory.ts';
import { readBack, setting } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

// What requests that were read and left leave behind; `long/memory.spec.ts` tries it with 200 of them.

test('Reviews that were left leave no worker, node or listener behind, and what does is counted', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const text = approveRouter.request(await setting(page));
  await readAndLeave(page, text, 2);
  const before = await heldBy(page);
  expect(before.workers).toBe(0);
  await readAndLeave(page, text, 4);
  const after = await heldBy(page);
  expect(after.workers, 'workers').toBe(0);
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(4);
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(4);

  await leak(page);
  await readAndLeave(page, text, 4);
  const leaking = await heldBy(page);
  expect(leaking.workers, 'workers that leak').toBeGreaterThanOrEqual(4);
  expect(leaking.nodes - after.nodes, 'nodes that leak').toBeGreaterThanOrEqual(4);
  expect(leaking.listeners - after.listeners, 'listeners that leak').toBeGreaterThanOrEqual(4);
});

/** Reads a request some times, and comes back to Start until nothing of it is waited for. */
async function readAndLeave(page: Page, text: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await readBack(page, text);
  await page.evaluate(() => {
    location.hash = '#/verify';
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a signature' })).toBeVisible();
  // A worker that read something waits a while for what is read next.
  await page.clock.runFor(20_000);
}
