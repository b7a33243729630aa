import { expect, test } from 'vitest';
import { attack, onStage } from './attack.ts';
import { takenBy } from './judge.ts';
import { made } from './make.ts';
import { escapesOf, tableOf } from './report.ts';
import { seeds } from './seeds.ts';
import { tricks } from './tricks.ts';

test('of two thousand hostile requests none is read back calmly and takes what nobody was told of', async () => {
  // Fewer on the chain than `npm run attack` draws: there they cost ten times as much as the others.
  const shares = { calls: 20, typed: 25, text: 20, light: 35 };
  const tried = await attack({ cases: 2_000, seed: 1, shares, first: seeds });
  console.log(tableOf(tried));
  // The first of them: the table says how many there are.
  expect(escapesOf(tried).slice(0, 50)).toEqual([]);
}, 900_000);

test('what is called hostile truly takes something', async () => {
  const idle = await onStage(async (stage) => {
    const found: string[] = [];
    for (const trick of tricks) {
      const way = trick.kind === 'calls' ? (trick.only?.[0] ?? 'plain') : 'plain';
      const recipe = { trick: trick.id, way, amount: 'all', actor: 'plain account', seed: 1 } as const;
      const { proof } = await made(recipe, stage);
      if ((await takenBy(proof, undefined, stage)).length === 0) found.push(trick.id);
    }
    return found;
  });
  expect(idle).toEqual([]);
});
