import type { Address } from 'viem';
import { decimalsNumber, symbolText } from '../label/tokens/tokenFacts.ts';
import { type Known, known, valueOf } from '../model/known.ts';
import type { World } from '../world/world.ts';
import type { BatchedRead } from './multicall.ts';
import { readMany } from './readMany.ts';
import { asNumber, balanceOf, tokenCall } from './tokenCalls.ts';
import { readAs, uint } from '../world/returned.ts';

/** `token` ERC-20, `collection` ERC-721, whose balance is a count of items. */
export type TokenKind = 'token' | 'collection';

export type TokenToRead = Readonly<{ address: Address; kind: TokenKind }>;

/** What an account holds of one token, and what the token says of itself: its texts and decimals are its own claims. */
export type Holding = Readonly<{
  address: Address;
  kind: TokenKind;
  /** In the smallest unit; of a collection, how many items. */
  balance: Known<bigint>;
  symbol: Known<string>;
  name: Known<string>;
  /** Unknown (`malformed`) when no amount could have so many. Of a collection: 0. */
  decimals: Known<number>;
}>;

/** `listed`: those of a token list of which the account holds something. `requests` the node was sent. */
export type Holdings = Readonly<{
  tokens: readonly Holding[];
  listed: readonly Holding[];
  listedAsked: number;
  requests: number;
  by: 'multicall' | 'single';
}>;

/** How much of a token list is inspected on one network, and how many finds are read whole. */
export const listLimits = { asked: 2_000, found: 100 } as const;

/** How many known tokens are read on one network. */
export const mostTokens = 120;

/**
 * What an account holds on one network: every known token whole, of those of a list first only the balances. One
 * request for sixty known tokens; a list of 2,000 costs eight more, and one for those that are held.
 */
export async function readHoldings(
  world: World,
  at: { chainId: number; account: Address; tokens: readonly TokenToRead[]; list?: readonly Address[] },
  signal: AbortSignal,
): Promise<Holdings> {
  const { chainId, account } = at;
  const tokens = at.tokens.slice(0, mostTokens);
  const known = new Set(tokens.map((it) => it.address.toLowerCase()));
  const list = (at.list ?? []).filter((it) => !known.has(it.toLowerCase())).slice(0, listLimits.asked);
  const whole = await readWhole(world, { chainId, account, tokens }, signal);
  if (list.length === 0 || whole.by === 'single') return { ...whole, listed: [], listedAsked: 0 };
  const asks = list.map((to) => balanceOf(to, account));
  const balances = await readMany(world, { chainId, asks }, signal);
  const held = list
    .filter((_, index) => (valueOf(readAs(balances.answers[index], uint)) ?? 0n) > 0n)
    .slice(0, listLimits.found)
    .map((address) => ({ address, kind: 'token' as const }));
  const found = await readWhole(world, { chainId, account, tokens: held }, signal);
  return {
    tokens: whole.tokens,
    listed: found.tokens,
    listedAsked: balances.answers.filter((it) => it.s === 'known').length,
    requests: whole.requests + balances.requests + found.requests,
    by: whole.by,
  };
}

async function readWhole(
  world: World,
  { chainId, account, tokens }: { chainId: number; account: Address; tokens: readonly TokenToRead[] },
  signal: AbortSignal,
): Promise<Pick<Holdings, 'tokens' | 'requests' | 'by'>> {
  // Balances first: where only some can be asked one by one, they are what is wanted. A collection has no decimals.
  const counted = tokens.filter(({ kind }) => kind === 'token');
  const asks: BatchedRead[] = [
    ...tokens.map(({ address }) => balanceOf(address, account)),
    ...counted.map(({ address }) => ({ to: address, data: tokenCall.decimals })),
    ...tokens.map(({ address }) => ({ to: address, data: tokenCall.symbol })),
    ...tokens.map(({ address }) => ({ to: address, data: tokenCall.name })),
  ];
  const { answers, requests, by } = await readMany(world, { chainId, asks }, signal);
  const [balances, decimals, symbols, names] = split(answers, [
    tokens.length,
    counted.length,
    tokens.length,
    tokens.length,
  ]);
  const read = tokens.map((token, at) => ({
    address: token.address,
    kind: token.kind,
    balance: readAs(balances?.[at], uint),
    decimals:
      token.kind === 'collection'
        ? known(0)
        : asNumber(readAs(decimals?.[counted.indexOf(token)], decimalsNumber)),
    symbol: readAs(symbols?.[at], symbolText),
    name: readAs(names?.[at], symbolText),
  }));
  return { tokens: read, requests, by };
}

/** A list in parts of these lengths, one after the other. */
function split<T>(list: readonly T[], lengths: readonly number[]): readonly (readonly T[])[] {
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return list.slice(from - length, from);
  });
}
