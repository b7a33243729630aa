import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { holdingRows } from './holdingRows.ts';
import type { SeenAccount, SeenToken } from '../holdings/seen.ts';

function token(last: string, over: Partial<SeenToken> = {}): SeenToken {
  const address: Address = `0x${last.padStart(40, '0')}`;
  return {
    address,
    kind: 'token',
    balance: { value: 1n, at: 1 },
    symbol: 'AAA',
    decimals: 6,
    listed: false,
    ...over,
  };
}

function rows(...tokens: SeenToken[]) {
  const seen: SeenAccount = {
    native: 0n,
    code: {},
    nonce: {},
    pendingNonce: {},
    tokens,
    listedAsked: 0,
    singly: false,
  };
  return holdingRows(seen, 'ETH');
}

test('what is held stands first, then what is empty, then what could not be read', () => {
  const found = rows(
    token('1', { balance: { failed: { s: 'unknown', why: 'timeout' } } }),
    token('2', { balance: { value: 0n, at: 1 } }),
    token('3', { symbol: 'ZZZ' }),
    token('4', { symbol: 'BBB' }),
  );
  expect(found.map(({ address }) => address.at(-1))).toEqual(['4', '3', '2', '1']);
});

test('a token of a list is shown only while it is held; one that the user knows, also empty', () => {
  const empty = { balance: { value: 0n, at: 1 } };
  expect(rows(token('1', { ...empty, listed: true }), token('2', empty))).toHaveLength(1);
  expect(rows(token('1', { listed: true }))).toHaveLength(1);
});

test('two tokens with one symbol are told apart, whatever its capitals', () => {
  expect(
    rows(token('1', { symbol: 'USDC' }), token('2', { symbol: 'usdc' })).map(({ twin }) => twin),
  ).toEqual([true, true]);
  expect(rows(token('1'), token('2', { symbol: 'BBB' })).some(({ twin }) => twin)).toBe(false);
});

test.each(['ETH', 'USDC\u200b', 'claim at x.com', 'vitalik.eth', 'U\u0405DC'])(
  'the symbol %s is odd',
  (symbol) => {
    expect(rows(token('1', { symbol }))[0]?.odd).toBe(true);
  },
);

test('an ordinary symbol is not odd', () => {
  expect(rows(token('1', { symbol: 'USDC.e' }))[0]?.odd).toBe(false);
});
