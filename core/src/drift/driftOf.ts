import type { Fact, FactId, Facts } from '../model/fact.ts';
import type { Readback } from '../model/readback.ts';
import { driftBoundsOf } from './bounds.ts';
import { type DriftChange, type Drift, type DriftFound, isRenewedFact, nowId } from './drift.ts';
import { effectsDrift } from './effectsDrift.ts';
import { judgementDrift } from './judgementDrift.ts';
import { partyDrift } from './partyDrift.ts';

/**
 * How a later readback of the same request differs from the one that was read.
 *
 * Material, so that nothing is signed before it was read: another party, code, asset, kind of effect or status; more
 * that leaves (above the sentence's most, where it names one); a permission up or lasting longer; less that arrives
 * than the sentence's least, or where it names none by more than a hundredth; a fee above the most that was read; a
 * new warning, a worse verdict, or another sentence. All else that is another number is a mark. What was known and
 * is not any more (a node that went away) is a mark of kind `notRenewed`: it says nothing of the request.
 */
export function driftOf(read: Readback, now: Readback): Drift {
  const parties = partyDrift(read, now);
  const found = [
    ...effectsDrift(read, now, driftBoundsOf(read)),
    ...parties.found,
    ...judgementDrift(read, now),
  ];
  const all = [...found, ...wordsDrift(read, now, found)];
  const marks = all.filter(({ isMaterial }) => !isMaterial);
  const [notRenewed] = marks.filter(({ kind }) => kind === 'notRenewed');
  const moved = marks.filter(({ kind }) => kind !== 'notRenewed');
  return {
    material: all.filter(({ isMaterial }) => isMaterial).map(changeOf),
    marks: [...moved, ...(notRenewed ? [notRenewed] : [])].map(changeOf),
    facts: factsOf(read, now, parties.facts),
  };
}

/** Other words for the same request, where nothing else explains them: what was read is not what it says now. */
function wordsDrift(read: Readback, now: Readback, found: readonly DriftFound[]): readonly DriftFound[] {
  if (found.some(({ isMaterial, kind }) => isMaterial || kind === 'notRenewed')) return [];
  if (wordsOf(read) === wordsOf(now)) return [];
  return [{ kind: 'words', read: [], now: [], says: { id: 'drift.words', args: {} }, isMaterial: true }];
}

/** The sentence without its numbers; lines of the effects may be counted again. */
function wordsOf({ sentence }: Readback): string {
  return JSON.stringify(sentence).replaceAll(/"effect\.[^."]+\./g, '"effect.');
}

function changeOf({ kind, read, now, says }: DriftFound): DriftChange {
  return { kind, read, now, says };
}

/** Facts of the later readback under `now.`, and as they are where the earlier one knows nothing of the kind. */
function factsOf(read: Readback, now: Readback, more: readonly Fact[]): Facts {
  const facts: Record<FactId, Fact> = Object.fromEntries(more.map((fact) => [fact.id, fact]));
  for (const [id, fact] of Object.entries(now.facts)) {
    if (!isRenewedFact(id, read, now)) continue;
    const before = Object.hasOwn(read.facts, id) ? read.facts[id] : undefined;
    facts[nowId(id)] = { ...fact, id: nowId(id) };
    if (before?.value.s !== 'known' && /^(?:account|token)\./.test(id)) facts[id] = fact;
  }
  return facts;
}
