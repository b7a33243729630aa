import type { Verdict } from '@readback/core/model/readback.ts';
import type { ActorId } from '../actors.ts';
import type { AmountId } from '../amounts.ts';
import type { Family } from '../hostile.ts';
import { type Recipe, named } from '../recipe.ts';

/** How grave it must be, at the mildest, with all sources on. */
export type Least = Exclude<Verdict, 'pending' | 'read'>;

/** A hostile request with a name of its own. */
export type Case = Readonly<{ id: string; family: Family; least: Least }> &
  (Readonly<{ recipe: Recipe }> | Readonly<{ text: string }>);

type Of = Readonly<{
  ways?: readonly string[];
  amounts?: readonly AmountId[];
  actors?: readonly ActorId[];
  seeds?: readonly number[];
}>;

/** A trick in each of the ways, amounts, actors and seeds that are given, alike grave. */
export function casesOf(trick: string, least: Least, of: Of = {}): readonly Case[] {
  const { ways = ['plain'], amounts = ['all'], actors = ['plain account'], seeds = [1] } = of;
  const { family } = named(trick);
  return ways.flatMap((way) =>
    amounts.flatMap((amount) =>
      actors.flatMap((actor) =>
        seeds.map((seed): Case => {
          const parts = [
            way === 'plain' ? '' : ` in ${way}`,
            amount === 'all' ? '' : `, ${amount}`,
            actor === 'plain account' ? '' : `, ${actor}`,
            seed === 1 ? '' : `, #${seed}`,
          ];
          return {
            id: `${family}: ${trick}${parts.join('')}`,
            family,
            least,
            recipe: { trick, way, amount, actor, seed },
          };
        }),
      ),
    ),
  );
}

/** A message in plain words. */
export function say(id: string, least: Least, text: string): Case {
  return { id: `8: ${id}`, family: 8, least, text };
}
