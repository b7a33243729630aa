import { same } from '@readback/core/ledger/account.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import type { Address } from 'viem';

/** A token, or the network's own currency. */
export type Coin = Address | 'native';

/** So much of one for at least so much of another, in their smallest units. */
export type SwapSaid = Readonly<{
  account: Address;
  chainId: number;
  pay: Coin;
  amount: bigint;
  get: Coin;
  least: bigint;
}>;

/** What was said, where one swap along pairs does exactly that; undefined where it leaves open how much, or says more. */
export function swapSaid({ account, chainId, clauses }: Intent): SwapSaid | undefined {
  const [given, got, ...more] = clauses;
  if (chainId === undefined || more.length > 0) return undefined;
  if (given?.kind !== 'pay' || given.to !== undefined || given.sum.how !== 'exactly') return undefined;
  if (got?.kind !== 'get') return undefined;
  const [pay, get] = [coinOf(given.asset, chainId), coinOf(got.asset, chainId)];
  if (pay === undefined || get === undefined || isSameCoin(pay, get)) return undefined;
  return { account, chainId, pay, amount: given.sum.raw, get, least: got.atLeast };
}

/** What can be swapped along pairs on this network: what is counted. */
export function coinOf(asset: Asset, chainId: number): Coin | undefined {
  if (asset.chainId !== chainId) return undefined;
  if (asset.kind === 'native') return 'native';
  return asset.kind === 'token' ? asset.address : undefined;
}

export function isSameCoin(one: Coin, other: Coin): boolean {
  return one === other || (one !== 'native' && other !== 'native' && same(one, other));
}
