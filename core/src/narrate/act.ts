import type { Address } from 'viem';
import type { FactId, StepId } from '../model/fact.ts';
import type { Phrase } from '../model/phrase.ts';
import type { SaidBound } from '../model/readback.ts';
import type { Actor } from '../model/step.ts';
import type { Mood } from './mood.ts';

/** One thing that a step does, ready to be said in any mood. */
export type Act = Readonly<{
  by: Actor;
  /** Whose assets go, where that is not who acts. */
  of?: Actor;
  signed: boolean;
  /** The effects agree with it. */
  shown: boolean;
  weight: Weight;
  /** It trades, or changes what an account has or owes at a protocol; the lower, the more that matters. */
  main?: number;
  /** The step of whose value it says where it goes. */
  tells?: StepId;
  pays?: Pays;
  bounds?: readonly SaidBound[];
  /** The one amount that its words say to go in. */
  puts?: FactId;
  /** What a Safe changes about itself. */
  changes?: Say;
  /** `isPaid`: what goes along with it is told beside it. */
  say: Say;
}>;

export type Say = (mood: Mood, isPaid?: boolean) => Phrase;

/** A payment out of what the caller has. `sum`: of an amount that can be added to others of the same asset. */
export type Pays = Readonly<{
  asked: Phrase;
  what: Phrase;
  toFact: FactId;
  sum?: Readonly<{ asset: string; amountFact: FactId; to: Address }>;
}>;

/**
 * How much an act matters, the lower the more: powers over everything first, then other permissions and calls known by name
 * alone, then what goes to others, then what stays with who moves it, and last what only looks something up.
 */
export type Weight = (typeof weights)[keyof typeof weights];

export const weights = { power: 0, permission: 1, goes: 2, stays: 3, reads: 4 } as const;

/** Of an act that has others inside: it is shown where all are, matters as much as the gravest, and has their limits. */
export function around(acts: readonly Act[]): Pick<Act, 'shown' | 'weight' | 'bounds'> {
  return {
    shown: acts.every(({ shown }) => shown),
    weight: acts.reduce<Weight>((most, { weight }) => (weight < most ? weight : most), weights.goes),
    bounds: acts.flatMap(({ bounds = [] }) => bounds),
  };
}

const mainActs: readonly (readonly string[])[] = [['debt'], ['outOf'], ['into', 'trade', 'buy', 'bridge']];

/** What a bundle is made for, the gravest first: debts, what is taken out, what is put in, traded or sent away. */
export function rankOf(act: string): Pick<Act, 'main'> {
  const main = mainActs.findIndex((it) => it.includes(act));
  return main === -1 ? {} : { main };
}
