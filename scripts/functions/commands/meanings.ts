import type { ArgPath } from '@readback/core/decode/argPath.ts';
import { currency, due, type Either, type MeaningRule } from '@readback/core/decode/meaningRule.ts';
import type { ArgPlace } from '@readback/core/decode/protocols/commandModel.ts';
import type { Parameter } from '../parameter.ts';
import { eachOf } from '../path.ts';

/** An amount of a token that a clause speaks of. `due`: 0 is whatever is owed. */
export type Spoken = Readonly<{ amount: ArgPath; of: ArgPath | 'native' | Either; due: boolean }>;

type Said = Readonly<{
  amounts: readonly Spoken[];
  tokens: readonly (ArgPath | Either)[];
  receiver: ArgPlace | 'none';
}>;

/**
 * What the page says of the arguments that the clauses of a command speak of: who receives, which addresses are tokens, and
 * what each amount is of.
 */
export function amountMeanings(
  { amounts, tokens, receiver }: Said,
  parameters: readonly Parameter[],
): readonly MeaningRule[] {
  const beside = new Set(amounts.map(({ of }) => JSON.stringify(of)));
  const isSwap = amounts.length > 1;
  const alone = tokens
    .filter((it) => isSwap || !beside.has(JSON.stringify(it)))
    .flatMap((it) => ('by' in it ? [it.yes, it.no] : [it]))
    .map((it) => eachOf(it, parameters));
  const each = [...new Map(alone.map((it) => [JSON.stringify(it), it])).values()];
  return [
    ...(receiver === 'none' ? [] : [{ as: 'recipient', at: receiver } as const]),
    ...each
      .toSorted((one, other) => one.length - other.length)
      .map((at): MeaningRule => ({ as: 'token', at })),
    ...amounts.map(({ amount, of, due: isDue }) => (isDue ? due : currency)(amount, of)),
  ];
}
