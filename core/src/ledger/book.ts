import { groupBy } from '../kit/groupBy.ts';
import { memoize } from '../kit/memoize.ts';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import type { Actor } from '../model/step.ts';
import { heldKey, ledgerKey, sameAsset } from './asset.ts';
import { changeOf, isCounted } from './line.ts';

/** A counted line, and its change in the smallest unit, or what is left of that once trades are taken out of it. */
export type BalanceChange = Readonly<{ line: EffectLine; change: bigint }>;

/**
 * The book of a run: what changes of what is held, by reads alone, in the order of the lines. Whoever asks what comes or
 * leaves asks here.
 */
export const changesIn = memoize(({ lines }: Effects): readonly BalanceChange[] =>
  lines.flatMap((line) => {
    const change = changeOf(line);
    return change === undefined ? [] : [{ line, change }];
  }),
);

/** What changes of one asset (`ledgerKey`) for an account, or where nobody knows which one for anybody. */
export function changesAt(effects: Effects, who: Actor, asset: string): readonly BalanceChange[] {
  return byHolder(effects).get(heldKey(who, asset)) ?? [];
}

/** What is read of an asset (`ledgerKey`) that an account holds, also of someone whom the request pays. */
export function heldAt(effects: Effects, who: string, asset: string): readonly EffectLine[] {
  return heldIn(effects).get(heldKey(who, asset)) ?? [];
}

/** The same of one asset: of a collection, of one of its items. */
export function heldOf(effects: Effects, who: string, asset: Asset): readonly EffectLine[] {
  return heldAt(effects, who, ledgerKey(asset)).filter((it) => it.asset && sameAsset(it.asset, asset));
}

const heldIn = memoize(({ lines, arrivals = [] }: Effects) =>
  groupBy(
    [...lines, ...arrivals].filter((line) => isCounted(line) && line.basis === 'read'),
    ({ who, asset }) => heldKey(who, ledgerKey(asset)),
  ),
);

const byHolder = memoize((effects: Effects): ReadonlyMap<string, readonly BalanceChange[]> => {
  const named = changesIn(effects).flatMap((it) => [it.line.who, 'unknown'].map((who) => ({ who, it })));
  const all = groupBy(named, ({ who, it }) => heldKey(who, ledgerKey(it.line.asset)));
  return new Map([...all].map(([key, its]) => [key, its.map(({ it }) => it)]));
});
