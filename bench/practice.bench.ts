import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPractice } from '@readback/practice/practice.ts';
import { median, ms, table } from './measure.ts';

// The practice chain, from nothing and from its kept state. Bars: 5 s and 1 s.
const folder = mkdtempSync(join(tmpdir(), 'readback-bench-'));

const cold = await median(
  async () => {
    rmSync(folder, { recursive: true, force: true });
    await (await startPractice(folder)).close();
  },
  { runs: 5, warm: 1 },
);
const kept = await median(async () => (await startPractice(folder)).close(), { runs: 5, warm: 1 });
const practice = await startPractice(folder);
const reset = await median(() => practice.reset(), { runs: 5, warm: 1 });
await practice.close();
rmSync(folder, { recursive: true, force: true });

table([
  ['practice chain', 'median of 5', 'bar', 'ratio to a cold start'],
  ['started from nothing, every contract deployed', ms(cold), '5000 ms', '1.00 x'],
  ['started from its kept state', ms(kept), '1000 ms', `${(kept / cold).toFixed(2)} x`],
  ['reset while running', ms(reset), '', `${(reset / cold).toFixed(2)} x`],
]);
