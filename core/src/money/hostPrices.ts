/**
 * Prices by a host that the user added: what it is asked, and what of its answer is taken. It has the form of DefiLlama’s
 * price API: `GET …/prices/current/ethereum:0x…,ethereum:0x…` is answered by `{ coins: { "ethereum:0x…": { price, timestamp } } }`.
 * Nobody else vouches for a price of the host. It comes after everything that is judged, and nothing of it is judged.
 */
import { zeroAddress } from 'viem';
import { assetKey } from '../ledger/asset.ts';
import type { Asset } from '../model/fact.ts';
import { wholeUnit } from './feedRate.ts';

/** `usd`: what a whole one is worth, in dollars times 10^18. `told`: the time that the host gives it, in seconds since the epoch. */
export type HostPrice = Readonly<{ usd: bigint; told: bigint }>;

/** About so many assets a host is asked at once. */
const mostAsked = 10;

/** The path that asks a host for prices: token addresses and nothing else; undefined where it knows none of the networks. */
export function hostQuestion(assets: readonly Asset[]): string | undefined {
  const keys = assets.flatMap((it) => hostKey(it) ?? []).slice(0, mostAsked);
  return keys.length === 0 ? undefined : `/prices/current/${keys.join(',')}`;
}

/**
 * The prices in an answer, by `assetKey`: of what was asked alone, and only a plain number of dollars that could be one, of
 * the last day.
 *
 * @param now in seconds since the epoch
 */
export function hostPricesIn(
  answer: unknown,
  assets: readonly Asset[],
  now: number,
): ReadonlyMap<string, HostPrice> {
  const coins = fieldOf(answer, 'coins');
  return new Map(
    assets.flatMap((asset): [string, HostPrice][] => {
      const key = hostKey(asset);
      const said = key === undefined ? undefined : fieldOf(coins, key);
      const [price, told] = [fieldOf(said, 'price'), fieldOf(said, 'timestamp')];
      if (typeof price !== 'number' || !(price > 0) || price > mostPrice) return [];
      if (typeof told !== 'number' || !Number.isSafeInteger(told)) return [];
      if (told > now + mostAhead || now - told > mostAge) return [];
      const usd = BigInt(Math.round(price * Number(wholeUnit)));
      return usd === 0n ? [] : [[assetKey(asset), { usd, told: BigInt(told) }]];
    }),
  );
}

/** No token is worth more, in dollars. */
const mostPrice = 10_000_000;

/** A day; and five minutes, by which clocks may differ. In seconds. */
const mostAge = 86_400;
const mostAhead = 300;

/** The zero address is a network’s own currency. An item has no price. */
function hostKey(asset: Asset): string | undefined {
  const chain = Object.hasOwn(chains, asset.chainId) ? chains[asset.chainId] : undefined;
  if (chain === undefined || asset.kind === 'nft') return undefined;
  return `${chain}:${(asset.kind === 'native' ? zeroAddress : asset.address).toLowerCase()}`;
}

/** What the host calls a network. */
const chains: Readonly<Record<number, string>> = {
  1: 'ethereum',
  10: 'optimism',
  56: 'bsc',
  100: 'xdai',
  137: 'polygon',
  250: 'fantom',
  324: 'era',
  1101: 'polygon_zkevm',
  5000: 'mantle',
  8453: 'base',
  42161: 'arbitrum',
  42220: 'celo',
  43114: 'avax',
  59144: 'linea',
  81457: 'blast',
  534352: 'scroll',
};

/** A field that something has of its own. */
function fieldOf(it: unknown, name: string): unknown {
  return typeof it === 'object' && it !== null && Object.hasOwn(it, name)
    ? (it as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
