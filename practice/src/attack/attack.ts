import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPractice } from '../practice.ts';
import { randomOf } from '../truth/random.ts';
import type { Family } from './hostile.ts';
import { drawn, type Recipe } from './recipe.ts';
import { type Tried, tryAll } from './run.ts';
import { type Stage, setStage } from './stage.ts';
import { tricksOf } from './tricks.ts';

/** How many are tried, of which family, and what chance begins with. `first` are tried before all others. */
export type Attack = Readonly<{
  cases: number;
  seed: number;
  family?: Family | undefined;
  first?: readonly Recipe[];
  told?: (it: Tried) => void;
}>;

/** Plays hostile requests on a practice chain of its own, and resolves with what became of each. */
export async function attack(it: Attack): Promise<readonly Tried[]> {
  return onStage((stage) => tryAll(recipesOf(it), stage, it.told));
}

export function* recipesOf({ cases, seed, family, first = [] }: Attack): Generator<Recipe> {
  yield* first;
  const random = randomOf(seed);
  const from = tricksOf(family);
  for (let made = first.length; made < cases; made += 1) yield drawn(from, random);
}

export async function onStage<T>(what: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'readback-attack-'));
  const practice = await startPractice(folder);
  try {
    return await what(await setStage(practice));
  } finally {
    await practice.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
