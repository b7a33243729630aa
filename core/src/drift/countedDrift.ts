import { same } from '../ledger/account.ts';
import { sameAsset } from '../ledger/asset.ts';
import { interestOn, senseOf, worthOf } from '../evidence/moves/owed.ts';
import type { EffectLine } from '../model/effects.ts';
import { type DriftBound, type DriftBounds, together } from './bounds.ts';
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
 * What is counted. More that leaves is material, unless the sentence named a most and it stays below. Less that
 * arrives is material below the sentence's least. Where the sentence names none, nothing protects what the user has
 * read but the number itself: then a hundredth less is material, counted from what was read, so that many small steps
 * add up; what grows or shrinks a little with every block (a price, interest) is a mark. Items are whole: one less is.
 * Of a debt more is worse, and of what cannot be passed on, and may be a debt, more than a hundredth more.
 */
function countedDrift({ read, now }: DriftPair, bounds: DriftBounds): readonly DriftFound[] {
  const sense = senseOf(read.readback, read.line);
  const [was, is] = [worthIn(read), worthIn(now)];
  const change = (kind: ChangeKind, id: 'drift.leavesMore' | 'drift.arrivesLess' | 'drift.moved') =>
    changed(read.line, now.line, 'delta', kind, id);
  if (is === undefined) return was === undefined ? [] : [notRenewed(read.line)];
  if (sense === 'debt') return was === is ? [] : [debtDrift({ read, now }, was ?? 0n, is)];
  if (sense === 'either' && was !== undefined && (is - was) * 100n > size(was)) {
    return [material(owes({ read, now }, 'mayBe'))];
  }
  if (was === undefined) return is < 0n ? [material(change('leaves', 'drift.leavesMore'))] : [];
  if (is < 0n && is < was) {
    const most = was < 0n ? together(bounds.most) : undefined;
    if (most === undefined || -is > most.raw) return [material(change('leaves', 'drift.leavesMore'))];
  }
  if (was > 0n && is >= 0n && is < was) {
    const least = together(bounds.least);
    if (least !== undefined && is < least.raw) return [material(belowLeast(read.line, now.line, least.fact))];
    const lost = (was - is) * 100n;
    if (least === undefined && (read.line.what === 'nft' || lost > was))
      return [material(change('arrives', 'drift.arrivesLess'))];
  }
  return was === is ? [] : [marked(change('moved', 'drift.moved'))];
}

/** A debt is worse by more than interest makes it from block to block, and a hundredth at most. */
function debtDrift(pair: DriftPair, was: bigint, is: bigint): DriftFound {
  const worse = was - is;
  const little = worse * 100n <= size(was) || worse <= interestOn(pair.now.line);
  return little
    ? marked(changed(pair.read.line, pair.now.line, 'delta', 'moved', 'drift.moved'))
    : material(owes(pair, was > 0n ? 'less' : 'more'));
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

/** What the change of a line is worth to its account. */
function worthIn({ readback, line }: DriftPair['read']): bigint | undefined {
  const change = deltaOf(readback, line);
  return change === undefined ? undefined : worthOf(readback, line, change);
}

function size(it: bigint): bigint {
  return it < 0n ? -it : it;
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
  const isIt = (bound: DriftBound) =>
    asset !== undefined && sameAsset(bound.asset, asset) && (bound.to === undefined || same(bound.to, who));
  return { least: least.filter(isIt), most: most.filter(isIt) };
}
