import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPractice } from './practice.ts';

/** Median of five, in milliseconds. */
async function median(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[2] ?? Number.POSITIVE_INFINITY;
}

test('the practice chain is ready within 5 s from nothing, and within 1 s from its kept state', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readback-long-'));
  const start = async () => (await startPractice(folder)).close();
  const cold = await median(() => {
    rmSync(folder, { recursive: true, force: true });
    return start();
  });
  const kept = await median(start);
  rmSync(folder, { recursive: true, force: true });
  expect(cold).toBeLessThan(5_000);
  expect(kept).toBeLessThan(1_000);
}, 120_000);
