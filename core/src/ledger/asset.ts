import { accountKey } from '../text/accountKey.ts';
import { isZero, same } from './account.ts';
import type { Address } from 'viem';
import type { Asset } from '../model/fact.ts';

/**
 * One key for each thing that can be held: the native currency of a network, a token, an item. What is at one
 * address is one thing, whether it is taken for a token or for a collection.
 */
export function assetKey(asset: Asset): string {
  if (asset.kind === 'native') return `${asset.chainId} native`;
  const at = `${asset.chainId} ${accountKey(asset.address)}`;
  return asset.kind === 'nft' ? `${at} ${asset.id}` : at;
}

export function sameAsset(one: Asset, other: Asset): boolean {
  return assetKey(one) === assetKey(other);
}

/** On one network, whose balances an asset is of: a contract, or `native`. The items of a collection are all one here. */
export function ledgerKey(asset: Asset | undefined): string {
  return currencyKey(asset === undefined || asset.kind === 'native' ? undefined : asset.address);
}

/** Whether a contract keeps an asset: as a token, or as items of its own. */
export function isKeptBy(asset: Asset | undefined, contract: string | null | undefined): boolean {
  return asset !== undefined && asset.kind !== 'native' && same(asset.address, contract);
}

/** A token, or without one the native currency of a network. */
export function currencyAt(chainId: number, token: Address | undefined): Asset {
  return token === undefined ? { kind: 'native', chainId } : { kind: 'token', chainId, address: token };
}

/** On one network, a token by its address, or the native currency. */
export function currencyKey(token: Address | undefined): string {
  return token === undefined ? 'native' : accountKey(token);
}

/** The same of what a command of a router names: there zero represents the native currency. */
export function namedCurrencyKey(token: Address): string {
  return currencyKey(isZero(token) ? undefined : token);
}

/** The currency that an asset is; undefined for items, of which a sum says nothing. */
export function currencyOf(asset: Asset | undefined): string | undefined {
  return asset?.kind === 'native' || asset?.kind === 'token' ? ledgerKey(asset) : undefined;
}

/** The address that represents the native currency of a network, which has none of its own. */
export function isCurrencyMark(token: string): boolean {
  return /^0xe{40}$/i.test(token);
}

/** Whether what is in the place of a token is the native currency: its mark, or no token. */
export function isCurrency(token: string): boolean {
  return isZero(token) || isCurrencyMark(token);
}

/** What someone holds, pays or gets of an asset, by any of its keys. */
export function heldKey(who: string, asset: string): string {
  return `${accountKey(who)} ${asset}`;
}
