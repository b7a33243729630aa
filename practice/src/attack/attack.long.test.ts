import { expect, test } from 'vitest';
import { attack } from './attack.ts';
import { escapesOf, tableOf } from './report.ts';
import { seeds } from './seeds.ts';

test('of a hundred thousand hostile requests none is read back calmly and takes what nobody was told of', async () => {
  // Most of them are views of the engine, for which no chain is asked.
  const shares = { calls: 6, typed: 6, text: 18, light: 70 };
  const tried = await attack({ cases: 100_000, seed: 2, shares, first: seeds });
  console.log(tableOf(tried));
  expect(escapesOf(tried).slice(0, 50)).toEqual([]);
}, 3_600_000);
