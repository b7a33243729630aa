import { expect, test } from 'vitest';
import { startPractice } from '../practice.ts';
import { isNo } from './answered.ts';
import { flyAll } from './corpus.ts';
import { faultsOf } from './table.ts';

test('what is said before is what the chain does, over a tenth of the corpus', async () => {
  const practice = await startPractice();
  try {
    const flown = await flyAll(practice, { seed: 20_261_121, share: 0.1 });
    expect(flown.length).toBeGreaterThanOrEqual(30);
    expect(faultsOf(flown)).toEqual([]);
    expect(flown.filter(({ known }) => !known)).toEqual([]);
    // Each plain no of an answer is among what was compared.
    expect(flown.flatMap(({ findings }) => findings).filter(isNo).length).toBeGreaterThan(150);
  } finally {
    await practice.close();
  }
});

test.each([
  ['eth_simulateV1', ['eth_simulateV1']],
  ['eth_simulateV1 and debug_traceCall', ['eth_simulateV1', 'debug_traceCall']],
])('a node without %s knows less, and says and hears nothing wrong', async (_, without) => {
  const practice = await startPractice();
  try {
    const flown = await flyAll(practice, { seed: 20_261_122, share: 0.05, without });
    expect(faultsOf(flown)).toEqual([]);
  } finally {
    await practice.close();
  }
});
