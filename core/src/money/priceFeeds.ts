/**
 * Which feeds of Chainlink say what an asset is worth in dollars: by addresses that ship, never by what a token calls itself.
 * A token that does not ship has none.
 */
import type { Address } from 'viem';
import shipped from '../../shipped/priceFeeds.json' with { type: 'json' };
import shippedTokens from '../../shipped/tokens.json' with { type: 'json' };
import type { Asset } from '../model/fact.ts';
import { shippedToken } from '../shipped/wellKnownTokens.ts';
import { wrappedCurrency } from '../shipped/wrappedCurrency.ts';
import { chainInfo } from '../world/chains.ts';
import { developmentChains } from '../world/developmentChains.ts';

/** `pair` as the feed has it, `ETH / USD`. `heartbeat`: at least once in so many seconds it is told again. */
export type Feed = Readonly<{ pair: string; address: Address; heartbeat: bigint }>;

/** An asset that may have a value: one of the network’s own currency, or a token that ships. */
export type Valued = Readonly<{
  asset: Extract<Asset, { kind: 'native' | 'token' }>;
  decimals: number;
  /** What it is in pools; undefined for a native currency of which no wrapped form ships. */
  pooled: Address | undefined;
  /** Feeds whose product is what a whole one is worth in dollars; none where there is none. */
  feeds: readonly Feed[];
}>;

/** What of an asset ships; undefined where it does not, and so for an item and for whatever is on a development chain. */
export function valuedOf(asset: Asset): Valued | undefined {
  const { chainId } = asset;
  if (developmentChains.has(chainId)) return undefined;
  if (asset.kind === 'native') {
    const [wrapped] = wrappedCurrency(chainId);
    const symbol = chainInfo(chainId)?.symbol.toUpperCase();
    const called = [
      ...(symbol === undefined ? [] : [symbol]),
      ...(wrapped ? symbolsOf(chainId, wrapped) : []),
    ];
    return { asset, decimals: 18, pooled: wrapped as Address | undefined, feeds: feedsOf(chainId, called) };
  }
  if (asset.kind !== 'token') return undefined;
  const token = shippedToken(chainId, asset.address);
  if (token === undefined) return undefined;
  const address = asset.address.toLowerCase() as Address;
  return {
    asset,
    decimals: Number(token.decimals),
    pooled: address,
    feeds: feedsOf(chainId, symbolsOf(chainId, address)),
  };
}

/** The symbols that ship for a token; of what wraps the network’s currency, the symbol of that. */
function symbolsOf(chainId: number, address: string): readonly string[] {
  const its = Object.hasOwn(tokens, chainId) ? (tokens[chainId] ?? {}) : {};
  const symbols = Object.entries(its).flatMap(([symbol, all]) => (all.includes(address) ? [symbol] : []));
  const wraps = wrappedCurrency(chainId).includes(address) || symbols.includes('WETH');
  return wraps ? symbols.map((it) => it.replace(/^W/, '')) : symbols;
}

const tokens: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = shippedTokens.tokens;

function feedsOf(chainId: number, symbols: readonly string[]): readonly Feed[] {
  for (const symbol of symbols.map((it) => otherNames[it] ?? it)) {
    const straight = feedOf(chainId, `${symbol} / USD`);
    if (straight !== undefined) return [straight];
    for (const by of ['ETH', 'BTC']) {
      const [one, other] = [feedOf(chainId, `${symbol} / ${by}`), feedOf(chainId, `${by} / USD`)];
      if (one !== undefined && other !== undefined) return [one, other];
    }
  }
  return [];
}

/** What Gnosis calls the dai that was brought there. */
const otherNames: Readonly<Record<string, string>> = { XDAI: 'DAI' };

function feedOf(chainId: number, pair: string): Feed | undefined {
  for (const place of Object.hasOwn(pairs, pair) ? (pairs[pair] ?? []) : []) {
    const [address, ...chains] = place.split(' ');
    if (chains.includes(`${chainId}`))
      return { pair, address: address as Address, heartbeat: heartbeatOf(chainId, pair) };
  }
  return undefined;
}

const pairs: Readonly<Record<string, readonly string[]>> = shipped.contracts;

/** Where it is not known an answer is good for an hour: too short only means that there is no price. */
function heartbeatOf(chainId: number, pair: string): bigint {
  const of = Object.hasOwn(heartbeats, chainId) ? heartbeats[chainId] : undefined;
  if (of === undefined) return 3_600n;
  const found = Object.entries(of).find(([, its]) => its.includes(pair));
  return BigInt(found?.[0] ?? 86_400);
}

const heartbeats: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  shipped.heartbeats.seconds;
