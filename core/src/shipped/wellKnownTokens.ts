import { accountKey } from '../text/accountKey.ts';
import { plainSymbol } from '../text/plainSymbol.ts';
import type { Address } from 'viem';
import shipped from '../../shipped/tokens.json' with { type: 'json' };
import { checksummed } from '../text/address.ts';
import { developmentChains } from '../world/developmentChains.ts';

type Known = Readonly<Record<string, readonly string[]>>;

/**
 * Tokens whose symbols are imitated most, by chain and by symbol in capitals: their addresses in lower case. Where a
 * bridged form has, or had, the same symbol, it is beside the issuer's own. From what the issuers and the bridges of
 * these networks publish, and the registry of ERC-7730 descriptors; of networks where only the wrapped currency is here, from
 * @uniswap/sdk-core.
 */
const tokens: Readonly<Record<string, Known>> = shipped.tokens;

/**
 * The addresses that a token with this symbol is known to have on a chain; none where the symbol is of no well-known
 * token there. Capitals, blanks and signs around the letters do not count, since the eye does not count them.
 *
 * @example
 * wellKnown(1, '$usdc'); // ['0xa0b8…']
 */
export function wellKnown(chainId: number, symbol: string): readonly string[] {
  const known = Object.hasOwn(tokens, chainId) ? tokens[chainId] : undefined;
  const plain = plainSymbol(symbol);
  return known !== undefined && Object.hasOwn(known, plain) ? (known[plain] ?? []) : [];
}

/** All of these tokens on a chain, each once. */
export function wellKnownTokens(chainId: number): readonly Address[] {
  const known = Object.hasOwn(tokens, chainId) ? Object.values(tokens[chainId] ?? {}) : [];
  return [...new Set(known.flat())].map(checksummed);
}

/** The symbols that mean one of these tokens on a chain, as their issuers write them. */
export function wellKnownNames(chainId: number): readonly string[] {
  const known = Object.hasOwn(tokens, chainId) ? Object.entries(tokens[chainId] ?? {}) : [];
  return known.flatMap(([symbol, all]) => (all.length === 1 ? [issuersWriting.get(symbol) ?? symbol] : []));
}

/** Whether a token of a chain is one of these. */
export function isWellKnown(chainId: number, token: Address): boolean {
  return wellKnownSymbol(chainId, token) !== undefined;
}

/** Whether it is one of these on any chain: nobody else can deploy at such an address on another one. */
export function isWellKnownAnywhere(token: Address): boolean {
  const address = accountKey(token);
  return [...symbols.values()].some((its) => its.has(address));
}

/** The symbol, in capitals, of a token that is one of these. */
export function wellKnownSymbol(chainId: number, token: Address): string | undefined {
  return symbols.get(chainId)?.get(accountKey(token));
}

/**
 * What a token of the tables calls itself and counts in, for where no node was asked. Only of networks whose number is
 * theirs alone: on a development chain anything can be at the same address.
 */
export function shippedToken(
  chainId: number,
  token: Address,
): Readonly<{ symbol: string; decimals: bigint }> | undefined {
  const symbol = developmentChains.has(chainId) ? undefined : wellKnownSymbol(chainId, token);
  if (symbol === undefined) return undefined;
  const decimals = chainId === bnbChain ? undefined : fewerDecimals.get(symbol);
  return { symbol: issuersWriting.get(symbol) ?? symbol, decimals: decimals ?? 18n };
}

/** Of tokens that do not count in 18 decimals; on BNB Smart Chain their bridged forms do. */
const fewerDecimals: ReadonlyMap<string, bigint> = new Map([
  ['USDC', 6n],
  ['USDT', 6n],
  ['EURC', 6n],
  ['PYUSD', 6n],
  ['WBTC', 8n],
  ['CBBTC', 8n],
]);
const bnbChain = 56;

/** The symbols of the tables, which have them in capitals, as their issuers write them. */
const issuersWriting: ReadonlyMap<string, string> = new Map(
  ['stETH', 'wstETH', 'rETH', 'cbETH', 'cbBTC', 'USDe', 'crvUSD', 'pUSD'].map((it) => [it.toUpperCase(), it]),
);

const symbols: ReadonlyMap<number, ReadonlyMap<string, string>> = new Map(
  Object.entries(tokens).map(([chainId, known]) => [
    Number(chainId),
    new Map(
      Object.entries(known)
        .toReversed()
        .flatMap(([symbol, all]) => all.map((address) => [address, symbol] as const)),
    ),
  ]),
);
