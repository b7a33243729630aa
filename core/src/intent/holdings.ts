import { assetKey } from '../ledger/asset.ts';
import { changesIn } from '../ledger/book.ts';
import { changeOf, isCounted } from '../ledger/line.ts';
import { interestOn, worthOf } from '../ledger/debt.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { EffectLine } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import { has } from './comparedParties.ts';

/**
 * What some accounts lose and gain of an asset, by reads alone: what one gives another is both, and a debt that grows is a
 * loss (`isOwed`). `left`: what those have of it after that who lose. The lines show the largest part.
 */
export type Change = Readonly<{
  asset: Asset;
  lost: bigint;
  gained: bigint;
  left: bigint;
  isOwed: boolean;
  loss?: EffectLine;
  gain?: EffectLine;
}>;

/** What changes of each asset for some accounts, by `assetKey`. */
export function changesOf(view: Evidence, who: ReadonlySet<string>): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  const effects = valueOf(view.effects);
  for (const { line, change } of effects ? changesIn(effects) : []) {
    if (change === 0n || line.asset === undefined || !has(who, line.who)) continue;
    const by = worthOf(view, line, change);
    const isOwed = by !== change;
    if (isOwed && by < 0n && -by <= interestOn(line)) continue;
    const key = assetKey(line.asset);
    const before = changes.get(key) ?? { asset: line.asset, lost: 0n, gained: 0n, left: 0n, isOwed };
    changes.set(key, by < 0n ? withLoss(before, line, -by) : withGain(before, line, by));
  }
  return changes;
}

function withLoss(before: Change, line: EffectLine, by: bigint): Change {
  const after = valueOf(line.after);
  return {
    ...before,
    lost: before.lost + by,
    left: before.left + (typeof after === 'bigint' ? after : 0n),
    loss: larger(before.loss, line),
  };
}

function withGain(before: Change, line: EffectLine, by: bigint): Change {
  return { ...before, gained: before.gained + by, gain: larger(before.gain, line) };
}

function larger(one: EffectLine | undefined, other: EffectLine): EffectLine {
  const size = (it: EffectLine) => {
    const by = changeOf(it) ?? 0n;
    return by < 0n ? -by : by;
  };
  return one !== undefined && size(one) > size(other) ? one : other;
}

/** Assets of which a value of such an account could not be read: that nothing leaves, or comes, cannot be told. */
export function unreadHoldings(view: Evidence, who: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    (valueOf(view.effects)?.lines ?? []).flatMap((line) => {
      const isRead = line.before.s === 'known' && line.after.s === 'known';
      return isCounted(line) && !isRead && line.asset !== undefined && has(who, line.who)
        ? [assetKey(line.asset)]
        : [];
    }),
  );
}

/**
 * By how much a token that counts in shares may round an amount: two units at most, and never a part of it that anybody
 * would miss. Nothing else rounds.
 */
export function roundingOf(asset: Asset, amount: bigint): bigint {
  if (asset.kind !== 'token') return 0n;
  const most = amount / 1_000n;
  return most < 2n ? most : 2n;
}
