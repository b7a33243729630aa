import { factOfEffect } from '../../model/factIds.ts';
import type { Assumption, Limit, NotNow } from '../../model/limits.ts';
import type { EffectLine, PinnedBlock } from '../../model/effects.ts';
import type { Fact, Provenance } from '../../model/fact.ts';
import { type Known, known } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { causeOf } from '../../effects/cause.ts';
import { effectFacts } from '../../effects/effectFacts.ts';
import type { Draft } from '../../effects/draft.ts';
import type { SimulationReport } from '../simulationReport.ts';

/** What a derivation knows besides a run: lines that hold by the rules of a standard, and what has to be said. */
export type Additions = Readonly<{
  lines?: readonly Added[];
  facts?: readonly Fact[];
  notNow?: readonly NotNow[];
  notLookedAt?: readonly Limit[];
  assumed?: readonly Assumption[];
}>;

/** `takeable`: what of an allowance could be taken at once, in the token's smallest unit (`effect.<n>.takeable`). */
export type Added = Readonly<{ line: Draft; takeable?: Known<bigint> }>;

/**
 * A report with additions. Their lines are numbered on from those that are there, payees included, and what they say
 * comes from the request, since no run showed it; `before` is what was read.
 */
export function withAdditions(
  { effects, facts }: SimulationReport,
  also: Additions,
  { steps, from }: { steps: readonly Step[]; from: readonly Provenance[] },
): SimulationReport {
  const first = effects.lines.length + (effects.arrivals?.length ?? 0);
  const both = (also.lines ?? []).map(({ line, takeable }, n) => {
    const numbered: EffectLine = { ...line, id: `${first + n}`, cause: causeOf(line, steps) };
    const facts = effectFacts(numbered, from).map(asSigned);
    return { line: numbered, facts: [...facts, ...takeableFact(numbered, takeable, from)] };
  });
  const lines = both.map(({ line }) => line);
  const added = both.flatMap((it) => it.facts);
  const notNow = [...(effects.notNow ?? []), ...(also.notNow ?? [])];
  return {
    effects: {
      ...effects,
      lines: [...effects.lines, ...lines],
      ...(notNow.length === 0 ? {} : { notNow }),
      notLookedAt: [...effects.notLookedAt, ...(also.notLookedAt ?? [])],
      assumed: [...effects.assumed, ...(also.assumed ?? [])],
    },
    facts: { ...facts, ...Object.fromEntries([...added, ...(also.facts ?? [])].map((it) => [it.id, it])) },
  };
}

/** A report of what was not run: the lines follow from what is signed. */
export function nothingRun(block: PinnedBlock, engine: string): SimulationReport {
  const effects = {
    block,
    status: 'success',
    gasUsed: 0n,
    lines: [],
    engines: [{ name: engine, agrees: null }],
    notLookedAt: [],
    assumed: [],
  } as const;
  return { effects, facts: {} };
}

function takeableFact(
  { id, asset }: EffectLine,
  takeable: Known<bigint> | undefined,
  from: readonly Provenance[],
): readonly Fact[] {
  if (takeable === undefined || asset === undefined) return [];
  const value =
    takeable.s === 'known' ? known({ kind: 'amount', raw: takeable.v, asset } as const) : takeable;
  return [{ id: factOfEffect(id, 'takeable'), value, from }];
}

function asSigned(fact: Fact): Fact {
  return /\.(?:before|delta)$/.test(fact.id) ? fact : { ...fact, from: [{ by: 'request' }] };
}
