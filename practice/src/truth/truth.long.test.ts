import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPractice } from '../practice.ts';
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
    expect(all.filter(({ is }) => is !== 'equal').length).toBeLessThan(all.length / 50);
  } finally {
    await practice.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);
