import { type ActorId, actorIds } from './actors.ts';
import { type AmountId, amountIds } from './amounts.ts';
import type { Choice, Trick } from './hostile.ts';
import { randomOf, type Random } from '../truth/random.ts';
import { tricks } from './tricks.ts';
import { isWay, wayIds } from './ways.ts';

/** Everything that a request is made from, so that it can be made again: written `trick / way / amount / actor / seed`. */
export type Recipe = Readonly<{ trick: string; way: string; amount: AmountId; actor: ActorId; seed: number }>;

export function written({ trick, way, amount, actor, seed }: Recipe): string {
  return [trick, way, amount, actor, String(seed)].join(' / ');
}

/** @throws RangeError for a line that names what there is not */
export function recipeIn(line: string): Recipe {
  const [trick = '', way = '', amount = '', actor = '', seed = ''] = line.split(' / ').map((it) => it.trim());
  const its = {
    trick: named(trick).id,
    way: oneOf(wayIds, way),
    amount: oneOf(amountIds, amount),
    actor: oneOf(actorIds, actor),
    seed: Number(seed),
  };
  if (!Number.isSafeInteger(its.seed)) throw new RangeError(`${seed} is no seed.`);
  return its;
}

export function named(id: string): Trick {
  const found = tricks.find((it) => it.id === id);
  if (found === undefined) throw new RangeError(`No trick is called ${id}.`);
  return found;
}

/** One at random. What makes no difference to a trick is always the same. */
export function drawn(from: readonly Trick[], random: Random): Recipe {
  const trick = random.pick(from.flatMap((it) => Array.from({ length: it.often ?? 1 }, () => it)));
  const ways = trick.kind === 'calls' ? waysOf(trick.only) : (['plain'] as const);
  return {
    trick: trick.id,
    way: random.pick(ways),
    amount: trick.uses.includes('amount') ? random.pick(amountIds) : 'all',
    actor: trick.uses.includes('actor') ? random.pick(actorIds) : 'plain account',
    seed: random.below(2 ** 31),
  };
}

export function choiceOf({ way, amount, actor, seed }: Recipe): Choice {
  return { way, amount, actor, random: randomOf(seed) };
}

function oneOf<T extends string>(all: readonly T[], it: string): T {
  const found = all.find((one) => one === it);
  if (found === undefined) throw new RangeError(`${it} is not one of ${all.join(', ')}.`);
  return found;
}

function waysOf(only: readonly string[] | undefined): readonly string[] {
  return only === undefined ? wayIds : wayIds.filter((way) => only.some((kind) => isWay(way, kind)));
}
