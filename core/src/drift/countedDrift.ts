import { same } from '../ledger/account.ts';
import { sameAsset } from '../ledger/asset.ts';
import { isOverPart, shiftOf } from '../ledger/compare.ts';
import { senseOf } from '../ledger/debt.ts';
import { gainIn } from '../ledger/flow.ts';
import { valueOf } from '../model/known.ts';
import type { EffectLine } from '../model/effects.ts';
import type { SaidBound } from '../model/readback.ts';
import { besideOf, type DriftBounds, together, worstOf } from './bounds.ts';
import { type ChangeKind, type DriftFound, nowId } from './drift.ts';
import { changed, heldLine, marked, material, notRenewed, type DriftPair } from './found.ts';
import { deltaOf, factOf, lineName } from './lineOf.ts';

/** What changed of what an account of the user's holds. */
export function ownDrift(pair: DriftPair, bounds: DriftBounds): readonly DriftFound[] {
  return [...countedDrift(pair, boundsFor(pair.read.line, bounds)), ...heldDrift(pair)];
}

/** What changed of what a payee gets: what it holds besides is nobody's business here. */
export function payeeDrift(pair: DriftPair, { least }: DriftBounds): readonly DriftFound[] {
  const theirs = least.filter(({ to }) => same(to, pair.read.line.who));
  return countedDrift(pair, boundsFor(pair.read.line, { least: theirs, most: [] }));
}

/**
 * What is counted. More that leaves is material, and so is less that arrives, unless the sentence named a most or a
 * least and all stays within it: it excuses what its own step moves, and nothing that others move beside it. What no
 * sentence bounds, nothing protects but the number that was read: then a hundredth less is material, counted from what
 * was read, so that many small steps add up; what grows or shrinks a little with every block (a price, interest) is a
 * mark. Items are whole: one less is material. Of a debt more is worse, and of what cannot be passed on, and may be a
 * debt, more than a hundredth more.
 */
function countedDrift({ read, now }: DriftPair, bounds: DriftBounds): readonly DriftFound[] {
  const [was, is] = [read, now].map(({ readback, line }) => deltaOf(readback, line));
  const change = (kind: ChangeKind, id: 'drift.leavesMore' | 'drift.arrivesLess' | 'drift.moved') =>
    changed(read.line, now.line, 'delta', kind, id);
  if (is === undefined) return was === undefined ? [] : [notRenewed(read.line)];
  const sense = senseOf(read.readback, read.line);
  if (was === undefined && sense !== 'debt')
    return is < 0n ? [material(change('leaves', 'drift.leavesMore'))] : [];
  const before = was ?? 0n;
  const moved = marked(change('moved', 'drift.moved'));
  const worst = worstOf(read.readback, read.line, bounds, before);
  const isExcused = worst !== undefined && is < before && is >= worst && sense !== 'debt';
  if (isExcused && !isLessBeside({ read, now }, bounds)) return [moved];
  const least = together(bounds.least);
  const isBelow = least !== undefined && is < least.raw;
  const arrivesLess = () =>
    material(isBelow ? belowLeast(read.line, now.line, least.fact) : change('arrives', 'drift.arrivesLess'));
  switch (shiftOf([before, is], sense, now.line)) {
    case 'same':
      return [];
    case 'better':
    case 'interest':
      return [moved];
    case 'mayOwe':
      return [material(owes({ read, now }, 'mayBe'))];
    // Prices move a debt, too: what was read is the measure of it.
    case 'owesMore':
      if (!isOverPart(is - before, before)) return [moved];
      return [material(owes({ read, now }, before < 0n ? 'less' : 'more'))];
    case 'leavesMore':
      return [material(change('leaves', 'drift.leavesMore'))];
    case 'short':
      return [isBelow || read.line.what === 'nft' ? arrivesLess() : moved];
    case 'farShort':
    case 'nothing':
      return [arrivesLess()];
  }
}

/** Whether more than a hundredth is gone of what others bring beside the steps of the bounds, as far as the moves show it. */
function isLessBeside({ read, now }: DriftPair, bounds: DriftBounds): boolean {
  const [was, is] = [read, now].map(({ readback, line }) => besideOf(readback, line, bounds));
  const { asset, who } = now.line;
  const moves = valueOf(now.readback.effects)?.moves ?? [];
  const its = moves.filter((it) => asset !== undefined && sameAsset(it.asset, asset));
  if (was === undefined || is === undefined || gainIn(its, who) !== deltaOf(now.readback, now.line))
    return false;
  return was > 0n && isOverPart(was - is, was);
}

function owes({ read, now }: DriftPair, how: 'more' | 'less' | 'mayBe'): Omit<DriftFound, 'isMaterial'> {
  const args = {
    what: lineName(read.line),
    was: factOf(read.line, 'delta'),
    now: nowId(factOf(now.line, 'delta')),
  };
  return {
    kind: 'leaves',
    read: [args.was],
    now: [args.now],
    says: { id: 'drift.owes', args: { how, ...args } },
  };
}

function heldDrift({ read, now }: DriftPair): readonly DriftFound[] {
  const isSame = deltaOf(read.readback, read.line) === deltaOf(now.readback, now.line);
  return isSame ? heldLine(read.line, now.line) : [];
}

function belowLeast(read: EffectLine, now: EffectLine, least: string): Omit<DriftFound, 'isMaterial'> {
  const id = nowId(factOf(now, 'delta'));
  return {
    kind: 'arrives',
    read: [factOf(read, 'delta'), least],
    now: [id],
    says: { id: 'drift.belowLeast', args: { what: lineName(read), least, now: id } },
  };
}

/** The bounds on the asset of a line; what someone else is to get is not a bound on what the user gets. */
function boundsFor({ asset, who }: EffectLine, { least, most }: DriftBounds): DriftBounds {
  const isIt = (bound: SaidBound) =>
    asset !== undefined && sameAsset(bound.asset, asset) && (bound.to === undefined || same(bound.to, who));
  return { least: least.filter(isIt), most: most.filter(isIt) };
}
