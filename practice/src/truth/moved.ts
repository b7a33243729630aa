import type { Move } from '@readback/core/model/effects.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Address } from 'viem';
import { type Case, type Finding, sameBlock, withoutFee } from './compare.ts';
import { facts } from './facts.ts';

/**
 * What is drawn as moving from one to the other, and confirmed, has to come to what the balances then changed by, for
 * everyone whose balances were asked for.
 */
export function movedFindings(it: Case): readonly Finding[] {
  const effects = valueOf(it.readback.effects);
  if (effects === undefined || it.drawn || !sameBlock(effects)) return [];
  return [...nets(effects.moves ?? [])].flatMap(([key, net]): readonly Finding[] => {
    const { before, after } = it.truth.get(key) ?? {};
    if (typeof before !== 'bigint' || after === undefined) return [];
    const fact = it.facts.find((one) => one.key === key);
    const kept = fact?.kind === 'native' ? withoutFee(after, fact.whose, it.receipt) : after;
    if (typeof kept !== 'bigint') return [];
    const what = `moves of ${key}`;
    return kept - before === net
      ? [{ is: 'equal', what }]
      : [{ is: 'wrong', what, details: `drawn ${net}, was ${kept - before}` }];
  });
}

/** By the key of a balance, what all confirmed moves together bring it. */
function nets(moves: readonly Move[]): ReadonlyMap<string, bigint> {
  const all = new Map<string, bigint>();
  for (const { from, to, asset, amount, basis } of moves) {
    if (basis !== 'read') continue;
    for (const [account, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const key = keyOf(account, asset);
      if (key !== undefined) all.set(key, (all.get(key) ?? 0n) + change);
    }
  }
  return all;
}

function keyOf(account: Address, asset: Move['asset']): string | undefined {
  if (asset.kind === 'native') return facts.native(account).key;
  return asset.kind === 'token' ? facts.token(asset.address, account).key : undefined;
}
