import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPractice } from '../practice.ts';
import { isNo } from './answered.ts';
import { flyAll } from './corpus.ts';
import { faultsOf, tableOf } from './table.ts';

test('what is said before is what the chain does, over the whole corpus', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readback-truth-'));
  const practice = await startPractice(folder);
  try {
    const flown = await flyAll(practice, { seed: 20_261_121, share: 1 });
    console.log(tableOf(flown));
    expect(flown.length).toBeGreaterThanOrEqual(150);
    expect(faultsOf(flown)).toEqual([]);
    // One that knows nothing makes no faults either.
    const all = flown.flatMap(({ findings }) => findings);
    expect(flown.filter(({ known }) => !known)).toEqual([]);
    const answers = all.filter(isNo);
    console.log(`${answers.length} answers of no`);
    expect(answers.length).toBeGreaterThanOrEqual(2_000);
    expect(all.filter(({ is }) => is !== 'equal').length).toBeLessThan(all.length / 50);
  } finally {
    await practice.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);

test.each([
  ['eth_simulateV1', ['eth_simulateV1']],
  ['eth_simulateV1 and debug_traceCall', ['eth_simulateV1', 'debug_traceCall']],
])(
  'a node without %s knows less, and says nothing wrong',
  async (_, without) => {
    const folder = mkdtempSync(join(tmpdir(), 'readback-truth-'));
    const practice = await startPractice(folder);
    try {
      const flown = await flyAll(practice, { seed: 20_261_122, share: 0.3, without });
      console.log(tableOf(flown));
      expect(faultsOf(flown)).toEqual([]);
    } finally {
      await practice.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  600_000,
);
