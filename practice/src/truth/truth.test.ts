import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPractice } from '../practice.ts';
import { flyAll } from './corpus.ts';
import { faultsOf } from './table.ts';

test('what is said before is what the chain does, over a tenth of the corpus', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readback-truth-'));
  const practice = await startPractice(folder);
  try {
    const flown = await flyAll(practice, { seed: 20_261_121, share: 0.1 });
    expect(flown.length).toBeGreaterThanOrEqual(30);
    expect(faultsOf(flown)).toEqual([]);
    expect(flown.filter(({ known }) => !known)).toEqual([]);
  } finally {
    await practice.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
