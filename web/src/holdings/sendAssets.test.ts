import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { expect, test } from 'vitest';
import type { SeenAccount } from './seen.ts';
import type { TokenRow } from '../data/own/tokens.ts';
import { sendAssets } from './sendAssets.ts';

const network = { chainId: 1, symbol: 'ETH', decimals: 18 };
const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const row = (digit: string, more: Partial<TokenRow> = {}): TokenRow => ({
  chainId: 1,
  address: address(digit),
  kind: 'token',
  hidden: false,
  by: 'you',
  ...more,
});
const assets = (rows: readonly TokenRow[], seen?: SeenAccount) =>
  sendAssets(network, { rows, info: undefined, seen });

test('the currency and the tokens of this network that are not hidden can be sent, with symbol and address', () => {
  const rows = [row('1', { symbol: 'WETH' }), row('2', { chainId: 10 }), row('3', { hidden: true })];
  expect(assets(rows)).toEqual([
    { label: 'ETH', symbol: 'ETH' },
    { token: address('1'), label: 'WETH 0x1111…1111', symbol: 'WETH', imitates: true },
  ]);
});

test('a token that ships with Readback, or that the practice chain names, has its symbol before anybody asked it', () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  expect(assets([row('1', { address: usdc })])[1]).toMatchObject({ symbol: 'USDC', token: usdc });
  const addresses = {
    weth9: address('5'),
    practiceDollar: address('6'),
    practiceToken: address('7'),
    practicePass: address('8'),
  };
  const labels = [
    { chainId: 31337, address: address('5'), name: 'Wrapped Ether', symbol: 'WETH' },
    { chainId: 31337, address: address('6'), name: 'Practice Dollar', symbol: 'PUSD' },
    { chainId: 31337, address: address('7'), name: 'Practice Token' },
  ];
  const info = { accounts: [], records: [], labels, addresses } as unknown as PracticeInfo;
  const all = sendAssets({ ...network, chainId: 31337 }, { rows: [], info, seen: undefined });
  expect(all.map(({ symbol }) => symbol)).toEqual(['ETH', 'WETH', 'PUSD', undefined]);
});

test('a symbol that could deceive is left out', () => {
  for (const symbol of ['USDC\u202e', 'ＵＳＤＣ', 'visit evil.example/claim now', 'ETH', '']) {
    expect(assets([row('1', { symbol })])[1], symbol).toMatchObject({
      label: '0x1111…1111',
      symbol: undefined,
    });
  }
});

test('collections are not sent by amount', () => {
  expect(assets([row('1', { kind: 'collection' })])).toHaveLength(1);
});

test('what is held most comes first, with how much it is', () => {
  const token = (digit: string, raw: bigint, more: object = {}) => ({
    address: address(digit),
    kind: 'token' as const,
    balance: { value: raw, at: 0 },
    symbol: 'PUSD',
    decimals: 6,
    listed: false,
    ...more,
  });
  const seen: SeenAccount = {
    native: 12_345_678_900_000_000_000n,
    code: {},
    nonce: {},
    pendingNonce: {},
    tokens: [token('1', 25_000_000_000n), token('2', 0n), token('4', 7_000_000n, { listed: true })],
    listedAsked: 1,
    singly: false,
  };
  expect(assets([row('1'), row('2')], seen).map(({ label }) => label)).toEqual([
    'PUSD 0x1111…1111: 25,000',
    'ETH: 12.34…',
    'PUSD 0x4444…4444: 7',
    'PUSD 0x2222…2222: 0',
  ]);
});
