import { expect, test } from 'vitest';
import { keptSpender } from './spenders.ts';
import { keptToken } from './tokens.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const token = {
  chainId: 1,
  address,
  kind: 'token',
  hidden: false,
  by: 'activity',
  symbol: 'USDC',
  decimals: 6,
} as const;

test('a token comes back as it was added', () => {
  expect(keptToken(token, 1)).toEqual(token);
});

test('a damaged token is left out, or loses only what was damaged', () => {
  expect(keptToken({ ...token, by: 7, symbol: 5, decimals: 300 }, 1)).toEqual({
    chainId: 1,
    address,
    kind: 'token',
    hidden: false,
    by: 'you',
  });
  for (const damaged of [
    null,
    {},
    { ...token, chainId: '1' },
    { ...token, chainId: 0 },
    { ...token, address: '0x12' },
    { ...token, kind: 'coin' },
    { ...token, hidden: 'no' },
  ]) {
    expect(keptToken(damaged, 1)).toBeUndefined();
  }
  expect(keptToken(token, 2)).toBeUndefined();
});

test('a spender comes back as it was typed, and a damaged one does not', () => {
  expect(keptSpender({ chainId: 1, address, by: 'activity' }, 1)).toEqual({
    chainId: 1,
    address,
    by: 'activity',
  });
  for (const damaged of [null, { chainId: -1, address }, { chainId: 1 }, { chainId: 1, address: 'me' }]) {
    expect(keptSpender(damaged, 1)).toBeUndefined();
  }
});
