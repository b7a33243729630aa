import type { AccountState } from '@readback/core/balances/accountState.ts';
import type { Holding, Holdings } from '@readback/core/balances/holdings.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { day } from '../data/base/day.ts';
import { listsAsked, type SeenAccount, scopeWords, seenNow } from './seen.ts';

const coin: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const state: AccountState = {
  native: known(5n),
  code: known({ kind: 'code', state: 'none' }),
  nonce: known(1n),
  pendingNonce: known(1n),
};
const holding: Holding = {
  address: coin,
  kind: 'token',
  balance: known(7n),
  symbol: known('USDC'),
  name: known('USD Coin'),
  decimals: known(6),
};

function look(tokens: readonly Holding[], before?: SeenAccount, now = 1_000): SeenAccount {
  const holdings: Holdings = { tokens, listed: [], listedAsked: 0, requests: 1, by: 'multicall' };
  return seenNow({ state, holdings, native: 5n }, before, now);
}

test('what was read is kept with its time', () => {
  expect(look([holding]).tokens).toEqual([
    {
      address: coin,
      kind: 'token',
      balance: { value: 7n, at: 1_000 },
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
      listed: false,
    },
  ]);
});

test('a token that fails keeps its earlier balance with its own age, and says why it is not newer', () => {
  const failing = {
    ...holding,
    balance: unknown('timeout'),
    symbol: unknown('timeout'),
    decimals: unknown('timeout'),
  };
  const [token] = look([failing], look([holding]), 9_000).tokens;
  expect(token).toMatchObject({
    balance: { value: 7n, at: 1_000, failed: unknown('timeout') },
    symbol: 'USDC',
    decimals: 6,
  });
});

test('decimals that the token no longer states are not those of earlier: an amount would be wrong', () => {
  const odd = { ...holding, decimals: unknown('malformed') };
  expect(look([odd], look([holding]), 9_000).tokens[0]?.decimals).toBeUndefined();
});

test('an earlier balance is gone after a day', () => {
  const failing = { ...holding, balance: unknown('offline') };
  expect(look([failing], look([holding]), 1_000 + day).tokens[0]?.balance).toEqual({
    failed: unknown('offline'),
  });
  expect(look([failing]).tokens[0]?.balance).toEqual({ failed: unknown('offline') });
});

test('a token that is no longer known is no longer shown', () => {
  expect(look([], look([holding])).tokens).toEqual([]);
});

test('it is said how far a look went, and through which lists', () => {
  const seen = look([holding]);
  const words = (more: Partial<SeenAccount>) => scopeWords({ ...seen, ...more }, 1);
  expect(words({})).toMatch(/^Only known tokens were checked\./);
  expect(words({ listedAsked: 26, ...listsAsked(true, false) })).toContain('and 26 widely used ones.');
  expect(words({ listedAsked: 3, ...listsAsked(false, true) })).toContain('and 3 from the token list.');
  expect(words({ listedAsked: 30, ...listsAsked(true, true) })).toContain(
    '30 others, which are widely used or on the token list.',
  );
  // Of an answer that was kept before lists were told apart.
  expect(words({ listedAsked: 5 })).toContain('and 5 from the token list.');
  expect(listsAsked(false, false)).toEqual({});
});
