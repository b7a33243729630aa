import { type Asked, allHonest, readHonest } from '../../check/account/testing/readHonest.ts';
import type { HonestTransaction } from '../../check/account/testing/honestTransactions.ts';
import { me } from '../../check/testing/views.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';

/**
 * Honest transactions that are read back calmly, as their own tests say: one thing is changed in each. A third of them, the
 * same in every run, whatever is added to the others.
 */
export const calmOnes: readonly HonestTransaction[] = allHonest.filter(
  ({ what, caution }) => caution === undefined && sumOf(what) % 3 === 0,
);

function sumOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

type Change = Readonly<{
  /** The request, or the simulation, as another. */
  asked?: (asked: Asked) => Asked;
  /** The row as another. */
  row?: (it: HonestTransaction) => HonestTransaction;
}>;

/** Which of them stay calm after a change, each by what it is. */
export function stillCalm(those: readonly HonestTransaction[], change: Change): readonly string[] {
  if (those.length === 0) throw new Error('There is nothing to change.');
  return those.flatMap((it) => (changed(it, change).verdict === 'read' ? [it.what] : []));
}

export function changed(it: HonestTransaction, { asked, row = (same) => same }: Change): Readback {
  return readHonest(row(it), asked);
}

/** Other lines in place of those that the simulation shows. */
export function withLines(
  change: (lines: readonly EffectLine[]) => readonly Partial<EffectLine>[],
): (asked: Asked) => Asked {
  return ({ body, sample }) => {
    if (sample.effects?.s !== 'known') throw new Error('There is no simulation.');
    const { v } = sample.effects;
    const lines = change(v.lines).map(
      (line, at): EffectLine => ({
        who: me,
        what: 'balance',
        before: known(0n),
        after: known(0n),
        basis: 'read',
        cause: [],
        ...line,
        id: String(at),
      }),
    );
    return { body, sample: { ...sample, effects: known({ ...v, lines }) } };
  };
}

/** By how much a counted line changes. */
export function changeIn({ before, after }: EffectLine): bigint {
  const raw = (it: EffectLine['before']) => (it.s === 'known' && typeof it.v === 'bigint' ? it.v : 0n);
  return raw(after) - raw(before);
}

/** The rules that warn, by name. */
export function warning({ findings }: Readback): readonly string[] {
  const fired = findings.flatMap((it) => (it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : []));
  return [...new Set(fired)].toSorted();
}
