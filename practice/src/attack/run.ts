import { viewOf } from '@readback/core/check/testing/views.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import type { Family } from './hostile.ts';
import { isCalm, takenBy } from './judge.ts';
import { made } from './make.ts';
import { named, type Recipe, written } from './recipe.ts';
import { readerOn } from './readOn.ts';
import type { Stage } from './stage.ts';

/**
 * What became of one request. `escaped`: it is read back calmly, and takes what nobody was told of (`takes`). `kind`: it
 * is read back calmly and takes nothing. `refused`: it is not a request that anybody could sign.
 */
export type Tried = Readonly<{
  recipe: Recipe;
  family: Family;
  is: 'stop' | 'notFullyRead' | 'caution' | 'read, held' | 'escaped' | 'kind' | 'refused';
  takes: readonly string[];
}>;

/** Reads them all back, one after the other, and finds out what the calm ones take. */
export async function tryAll(
  recipes: Iterable<Recipe>,
  stage: Stage,
  told: (it: Tried) => void = () => {},
): Promise<readonly Tried[]> {
  const read = readerOn(stage);
  const all: Tried[] = [];
  for (const recipe of recipes) {
    const it = await tried(recipe, stage, read);
    told(it);
    all.push(it);
  }
  return all;
}

async function tried(recipe: Recipe, stage: Stage, read: ReturnType<typeof readerOn>): Promise<Tried> {
  const { family } = named(recipe.trick);
  const hostile = await made(recipe, stage);
  let readback: Readback;
  try {
    readback =
      'body' in hostile
        ? revisionOf(viewOf(hostile.body, hostile.sample), 0)
        : await read(hostile.request, hostile.placed);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { recipe, family, is: 'refused', takes: [why] };
  }
  const { verdict } = readback;
  if (!isCalm(readback)) {
    if (verdict === 'pending') throw new Error(`${written(recipe)} never came to an end.`);
    return { recipe, family, is: verdict === 'read' ? 'read, held' : verdict, takes: [] };
  }
  const takes = await takenBy(hostile.proof, readback, stage);
  return { recipe, family, is: takes.length > 0 ? 'escaped' : 'kind', takes };
}
