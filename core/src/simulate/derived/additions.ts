import type { EffectLine, PinnedBlock } from '../../model/effects.ts';
import type { Fact, Provenance } from '../../model/fact.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Step } from '../../model/step.ts';
import { causeOf } from '../cause.ts';
import { effectFacts } from '../effectFacts.ts';
import type { Draft } from '../lines.ts';
import type { Report } from '../report.ts';

/** What a derivation knows besides a run: lines that hold by the rules of a standard, and what has to be said. */
export type Additions = Readonly<{
  lines?: readonly Draft[];
  facts?: readonly Fact[];
  notNow?: readonly Phrase[];
  notLookedAt?: readonly Phrase[];
  assumed?: readonly Phrase[];
}>;

/**
 * A report with additions. Their lines are numbered on from those that are there, payees included, and what they say
 * comes from the request, since no run showed it; `before` is what was read.
 */
export function withAdditions(
  { effects, facts }: Report,
  also: Additions,
  { steps, from }: { steps: readonly Step[]; from: readonly Provenance[] },
): Report {
  const first = effects.lines.length + (effects.arrivals?.length ?? 0);
  const lines = (also.lines ?? []).map(
    (draft, n): EffectLine => ({ ...draft, id: `${first + n}`, cause: causeOf(draft, steps) }),
  );
  const added = lines.flatMap((line) => effectFacts(line, from)).map(asSigned);
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
export function nothingRun(block: PinnedBlock, engine: string): Report {
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

function asSigned(fact: Fact): Fact {
  return /\.(?:before|delta)$/.test(fact.id) ? fact : { ...fact, from: [{ by: 'request' }] };
}
