import type { EffectLine } from '../../model/effects.ts';
import type { Fact, Provenance } from '../../model/fact.ts';
import { known, unknown, valueOf } from '../../model/known.ts';
import type { Draft } from '../../effects/draft.ts';
import { effectFacts } from '../../effects/effectFacts.ts';
import type { Compared } from './compareLines.ts';
import { underMined } from './effectRows.ts';

/**
 * What a mined transaction did, as lines like those of a simulation, to be compared with something else than a prediction.
 * Their facts are `mined.effect.<id>.…`. `isWhole`: nothing was left out for want of room.
 */
export type Happened = Readonly<{
  lines: readonly EffectLine[];
  arrivals: readonly EffectLine[];
  facts: readonly Fact[];
  isWhole: boolean;
}>;

type Seen = Readonly<{
  actual: readonly Draft[];
  payees: readonly EffectLine[];
  isWhole: boolean;
  from: readonly Provenance[];
}>;

/** The lines as they were in the block; of one that was predicted and could not be read again nothing is known. */
export function happenedIn(compared: readonly Compared[], { actual, payees, isWhole, from }: Seen): Happened {
  const none = unknown('notAsked');
  const lines = compared.map(({ line, predicted, actual: now }, n): EffectLine => {
    const found = now ?? { ...line, before: none, after: none };
    return { ...found, id: `${n}`, cause: predicted?.cause ?? [] };
  });
  const paid = compared.map(({ predicted }) => predicted !== undefined && payees.includes(predicted));
  const told = new Set(compared.map(({ actual: it }) => it));
  const half = actual
    .filter((it) => !told.has(it) && (it.before.s === 'known') !== (it.after.s === 'known'))
    .map((it, n): EffectLine => ({ ...it, id: `${compared.length + n}`, cause: [] }));
  const all = [...lines, ...half];
  return {
    lines: all.filter((_, n) => paid[n] !== true),
    arrivals: all.filter((_, n) => paid[n] === true),
    facts: all.flatMap((line) => factsOf(line, from)),
    isWhole,
  };
}

function factsOf(line: EffectLine, from: readonly Provenance[]): readonly Fact[] {
  const facts = effectFacts(line, from).map(underMined);
  return [...facts, ...facts.flatMap(sizeOf)];
}

function sizeOf({ id, value }: Fact): readonly Fact[] {
  const delta = id.endsWith('.delta') ? valueOf(value) : undefined;
  if (delta?.kind !== 'amount') return [];
  const raw = delta.raw < 0n ? -delta.raw : delta.raw;
  const size = `${id.slice(0, -'.delta'.length)}.size`;
  return [{ id: size, value: known({ ...delta, raw }), from: [{ by: 'derived', from: [id] }] }];
}
