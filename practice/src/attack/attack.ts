import { startPractice } from '../practice.ts';
import { randomOf } from '../truth/random.ts';
import type { Family, Trick } from './hostile.ts';
import { drawn, type Recipe } from './recipe.ts';
import { type Tried, tryAll } from './run.ts';
import { type Stage, setStage } from './stage.ts';
import { tricksOf } from './tricks.ts';

/** Of how many of each kind requests are drawn: those that run on the chain cost ten times as much as the others. */
export type Shares = Readonly<Record<Trick['kind'], number>>;

/** How many are tried, of which family, and what chance begins with. `first` are tried before all others. */
export type Attack = Readonly<{
  cases: number;
  seed: number;
  shares?: Shares;
  family?: Family | undefined;
  first?: readonly Recipe[];
  told?: (it: Tried) => void;
}>;

/** Plays hostile requests on a practice chain of its own, and resolves with what became of each. */
export async function attack(it: Attack): Promise<readonly Tried[]> {
  return onStage((stage) => tryAll(recipesOf(it), stage, it.told));
}

const usual: Shares = { calls: 40, typed: 25, text: 15, light: 20 };

export function* recipesOf({ cases, seed, family, shares = usual, first = [] }: Attack): Generator<Recipe> {
  yield* first;
  const random = randomOf(seed);
  const from = tricksOf(family);
  const kinds = (Object.keys(shares) as Trick['kind'][]).flatMap((kind) =>
    from.some((it) => it.kind === kind) ? Array.from({ length: shares[kind] }, () => kind) : [],
  );
  for (let made = first.length; made < cases; made += 1) {
    const kind = random.pick(kinds);
    yield drawn(
      from.filter((it) => it.kind === kind),
      random,
    );
  }
}

/** A stage of its own, taken down after that. */
export async function onStage<T>(what: (stage: Stage) => Promise<T>): Promise<T> {
  const practice = await startPractice();
  try {
    return await what(await setStage(practice));
  } finally {
    await practice.close();
  }
}
