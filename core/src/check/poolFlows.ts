import type { Asset } from '../model/fact.ts';
import { changeOf } from './flows.ts';
import { once } from './once.ts';
import { actingAccounts } from './own.ts';
import type { View } from './view.ts';

/** What comes to the accounts that a request acts for, by asset, also where another call of the request passes it on. */
export const comingIn = once((view: View): readonly bigint[] =>
  amounts(view, 1n).map(({ amount }) => amount),
);

/** What goes from these accounts, by asset. */
export const goingOut = once((view: View): readonly bigint[] =>
  amounts(view, -1n).map(({ amount }) => amount),
);

/** An asset of which so much comes or goes. */
export type Flow = Readonly<{ asset: Asset; amount: bigint }>;

/** What comes (`1n`) or goes (`-1n`), asset by asset; amounts that tokens only claim are left out. */
export function amounts(view: View, sign: 1n | -1n): readonly Flow[] {
  const { effects } = view;
  if (effects.s !== 'known') return [];
  const acting = actingAccounts(view);
  const sums = new Map<string, Flow>();
  const add = (asset: Asset, amount: bigint, isSum: boolean) => {
    if (asset.kind !== 'token' && asset.kind !== 'native') return;
    const key = asset.kind === 'native' ? 'native' : asset.address.toLowerCase();
    const before = sums.get(key)?.amount ?? 0n;
    sums.set(key, { asset, amount: isSum ? before + amount : before > amount ? before : amount });
  };
  for (const { from, to, asset, amount, basis } of effects.v.moves ?? []) {
    const [gives, gets] = [acting.has(from.toLowerCase()), acting.has(to.toLowerCase())];
    if (gives !== gets && gets === (sign === 1n) && basis === 'read') add(asset, amount, true);
  }
  for (const line of effects.v.lines) {
    const change = (changeOf(line) ?? 0n) * sign;
    if (
      line.asset !== undefined &&
      line.what === 'balance' &&
      change > 0n &&
      acting.has(line.who.toLowerCase())
    )
      add(line.asset, change, false);
  }
  return [...sums.values()].filter(({ amount }) => amount > 1_000n || sign === -1n);
}
