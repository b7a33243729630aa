import type { EffectLine } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import { type ChangeKind, type DriftFound, nowId } from './drift.ts';
import { factOf, lineName } from './lineOf.ts';

/** One line on both sides. */
export type DriftPair = Readonly<{
  read: Readonly<{ readback: Readback; line: EffectLine }>;
  now: Readonly<{ readback: Readback; line: EffectLine }>;
}>;

/** A line that says something else now, in words that name both sides. */
export function changed(
  read: EffectLine,
  now: EffectLine,
  part: 'before' | 'after' | 'delta' | 'until',
  kind: ChangeKind,
  id:
    | 'drift.leavesMore'
    | 'drift.arrivesLess'
    | 'drift.allowsMore'
    | 'drift.lasts'
    | 'drift.power'
    | 'drift.powerBefore'
    | 'drift.moved'
    | 'drift.held',
): Omit<DriftFound, 'isMaterial'> {
  const args = { what: lineName(read), was: factOf(read, part), now: nowId(factOf(now, part)) };
  return { kind, read: [args.was], now: [args.now], says: { id, args } };
}

/** What was there before may change while the change stays the same. */
export function heldLine(read: EffectLine, now: EffectLine): readonly DriftFound[] {
  const [was, is] = [valueOf(read.before), valueOf(now.before)];
  if (was === undefined || is === undefined || was === is) return [];
  return [marked(changed(read, now, 'before', 'held', 'drift.held'))];
}

/** That something could not be inspected again: a line, or all of it. */
export function notRenewed(line?: EffectLine): DriftFound {
  const read = line === undefined ? [] : [factOf(line, 'after')];
  return { kind: 'notRenewed', read, now: [], says: { id: 'drift.notRenewed', args: {} }, isMaterial: false };
}

export function material(change: Omit<DriftFound, 'isMaterial'>): DriftFound {
  return { ...change, isMaterial: true };
}

export function marked(change: Omit<DriftFound, 'isMaterial'>): DriftFound {
  return { ...change, isMaterial: false };
}
