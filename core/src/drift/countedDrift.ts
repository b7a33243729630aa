import { isAddressEqual } from 'viem';
import type { EffectLine } from '../model/effects.ts';
import { type Bound, type Bounds, together } from './bounds.ts';
import { type ChangeKind, type Found, nowId } from './drift.ts';
import { changed, held, mark, material, notRenewed, type Pair } from './found.ts';
import { deltaOf, factOf, nameOf, sameAsset } from './lineOf.ts';

/** What changed of what an account of the user's holds. */
export function ownDrift(pair: Pair, bounds: Bounds): readonly Found[] {
  return [...countedDrift(pair, boundsFor(pair.read.line, bounds)), ...heldDrift(pair)];
}

/** What changed of what a payee gets: what it holds besides is nobody's business here. */
export function payeeDrift(pair: Pair, { least }: Bounds): readonly Found[] {
  const theirs = least.filter(({ to }) => to !== undefined && isAddressEqual(to, pair.read.line.who));
  return countedDrift(pair, boundsFor(pair.read.line, { least: theirs, most: [] }));
}

/**
 * What is counted. More that leaves is material, unless the sentence named a most and it stays below. Less that
 * arrives is material below the sentence's least. Where the sentence names none, nothing protects what the user has
 * read but the number itself: then a hundredth less is material, counted from what was read, so that many small steps
 * add up; what grows or shrinks a little with every block (a price, interest) is a mark. Items are whole: one less is.
 */
function countedDrift({ read, now }: Pair, bounds: Bounds): readonly Found[] {
  const [was, is] = [deltaOf(read.readback, read.line), deltaOf(now.readback, now.line)];
  const change = (kind: ChangeKind, id: 'drift.leavesMore' | 'drift.arrivesLess' | 'drift.moved') =>
    changed(read.line, now.line, 'delta', kind, id);
  if (is === undefined) return was === undefined ? [] : [notRenewed(read.line)];
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
  return was === is ? [] : [mark(change('moved', 'drift.moved'))];
}

function heldDrift({ read, now }: Pair): readonly Found[] {
  const isSame = deltaOf(read.readback, read.line) === deltaOf(now.readback, now.line);
  return isSame ? held(read.line, now.line) : [];
}

function belowLeast(read: EffectLine, now: EffectLine, least: string): Omit<Found, 'isMaterial'> {
  const id = nowId(factOf(now, 'delta'));
  return {
    kind: 'arrives',
    read: [factOf(read, 'delta'), least],
    now: [id],
    says: { id: 'drift.belowLeast', args: { what: nameOf(read), least, now: id } },
  };
}

/** The bounds on the asset of a line; what somebody else is to get is no bound on what the user gets. */
function boundsFor({ asset, who }: EffectLine, { least, most }: Bounds): Bounds {
  const isIt = (bound: Bound) =>
    asset !== undefined &&
    sameAsset(bound.asset, asset) &&
    (bound.to === undefined || isAddressEqual(bound.to, who));
  return { least: least.filter(isIt), most: most.filter(isIt) };
}
