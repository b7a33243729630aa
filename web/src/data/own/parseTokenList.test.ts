import { expect, test } from 'vitest';
import { parseTokenList, tokenListLimits } from './parseTokenList.ts';

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const list = {
  name: 'A list',
  timestamp: '2026-11-20T10:00:00.000Z',
  version: { major: 3, minor: 1, patch: 4 },
  tokens: [
    { chainId: 1, address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    { chainId: 1, address: dai, symbol: 'DAI', name: 'Dai', decimals: 18 },
    { chainId: 10, address: dai, symbol: 'DAI', name: 'Dai', decimals: 18 },
  ],
};

test('a list keeps its name, version and date, and the addresses of the networks that are enabled', () => {
  expect(parseTokenList(list, [1, 8453])).toEqual({
    name: 'A list',
    timestamp: '2026-11-20T10:00:00.000Z',
    version: '3.1.4',
    byChain: { '1': [usdc, dai], '8453': [] },
    left: 1,
  });
});

test('entries that make no sense are left out and counted, and one token stands once', () => {
  const odd = [null, 5, {}, { chainId: '1', address: usdc }, { chainId: 1, address: '0x12' }];
  const tokens = [...odd, { chainId: 1, address: usdc }, { chainId: 1, address: usdc.toLowerCase() }];
  expect(parseTokenList({ ...list, tokens }, [1])).toMatchObject({
    byChain: { '1': [usdc.toLowerCase()] },
    left: 6,
  });
});

test('a list is cut where it is too long, and says how much was left', () => {
  const tokens = Array.from({ length: tokenListLimits.perChain + 7 }, (_, at) => ({
    chainId: 1,
    address: `0x${at.toString(16).padStart(40, '0')}`,
  }));
  const read = parseTokenList({ ...list, tokens }, [1]);
  expect(read?.byChain['1']).toHaveLength(tokenListLimits.perChain);
  expect(read?.left).toBe(7);
});

test.each([
  ['nothing', null],
  ['a text', 'a list'],
  ['no name', { ...list, name: '' }],
  ['no date', { ...list, timestamp: 'yesterday' }],
  ['a version of words', { ...list, version: { major: 'one', minor: 0, patch: 0 } }],
  ['tokens by name', { ...list, tokens: { a: 1 } }],
])('%s is not a list', (_, json) => {
  expect(parseTokenList(json, [1])).toBeUndefined();
});

test('a prototype in a list changes nothing', () => {
  const json: unknown = JSON.parse(
    `{"__proto__":{"chainId":1},"name":"x","timestamp":"2026-11-20T10:00:00Z","version":{"major":1,"minor":0,"patch":0},"tokens":[{"__proto__":{"address":"${usdc}","chainId":1}}]}`,
  );
  expect(parseTokenList(json, [1])?.byChain).toEqual({ '1': [] });
});
