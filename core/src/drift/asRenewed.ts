import { factOfLine } from '../model/factIds.ts';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { Fact, FactId, Facts, Provenance } from '../model/fact.ts';
import { type Known, known } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import { pairLines } from '../ledger/line.ts';

/**
 * A readback with the numbers of a later one, where nothing material changed between them and all of it could be
 * inspected again: the effects and the fee. What else it says stays: the words, the warnings, the verdict, and the ids
 * by which all of it is named.
 */
export function asRenewed(read: Readback, now: Readback): Readback {
  if (read.effects.s !== 'known' || now.effects.s !== 'known') return read;
  const was = read.effects.v;
  const { arrivals: found = [], ...is } = now.effects.v;
  const renamed = new Map<string, string>();
  const lines = merged(was.lines, is.lines, renamed);
  const arrivals = was.arrivals && merged(was.arrivals, found, renamed);
  const effects: Effects = {
    ...is,
    lines,
    ...(arrivals === undefined ? {} : { arrivals }),
    // The tree of calls is not asked for again.
    ...(was.calls?.s === 'known' && is.calls?.s !== 'known' ? { calls: was.calls } : {}),
    ...(is.otherBlock === undefined ? {} : { otherBlock: renamedIn(is.otherBlock, renamed) }),
    ...(is.otherGas === undefined ? {} : { otherGas: renamedIn(is.otherGas, renamed) }),
  };
  return { ...read, effects: { s: 'known', v: effects }, facts: factsOf(read, now, renamed) };
}

/** The lines that were read, in their order and with their ids, with the values that they have now. */
function merged(
  read: readonly EffectLine[],
  now: readonly EffectLine[],
  renamed: Map<string, string>,
): readonly EffectLine[] {
  return pairLines(read, now).flatMap(({ was, is }) => {
    if (was === undefined) return [];
    if (is === undefined) return [was];
    renamed.set(is.id, was.id);
    return [{ ...is, id: was.id, cause: was.cause }];
  });
}

function renamedIn<T extends Readonly<{ s: 'same' } | { s: 'different'; lines: readonly string[] }>>(
  it: Known<T>,
  renamed: ReadonlyMap<string, string>,
): Known<T> {
  if (it.s !== 'known' || it.v.s === 'same') return it;
  return known({ ...it.v, lines: it.v.lines.map((id) => renamed.get(id) ?? id) });
}

function factsOf(read: Readback, now: Readback, renamed: ReadonlyMap<string, string>): Facts {
  const facts: Record<FactId, Fact> = { ...read.facts };
  const rename = (id: FactId): FactId | undefined => {
    if (id.startsWith('fee.')) return id;
    return factOfLine(id, (line) => renamed.get(line));
  };
  for (const fact of Object.values(now.facts)) {
    const id = rename(fact.id);
    if (id === undefined || fact.value.s !== 'known') continue;
    facts[id] = { ...fact, id, from: fact.from.map((it) => fromOf(it, rename)) };
  }
  return facts;
}

function fromOf(it: Provenance, rename: (id: FactId) => FactId | undefined): Provenance {
  return it.by === 'derived' ? { by: 'derived', from: it.from.map((id) => rename(id) ?? id) } : it;
}
