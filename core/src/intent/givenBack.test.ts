import { getAddress, type Address } from 'viem';
import { expect, it } from 'vitest';
import { call, friend, knownBook, me, usdc, weth } from '../check/testing/views.ts';
import {
  atMost,
  dollars,
  ether,
  from,
  gets,
  means,
  pays,
  said,
  several,
  transfer,
} from './testing/compared.ts';

const pool = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const counted = getAddress('0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c');
const vault = getAddress('0x7aaae34b6c8fb5a3e3d5e4e0a5f4f9e1a0c3d2b1');
const codes = { [pool]: 'contract', [counted]: 'contract', [vault]: 'contract' } as const;
const tokens = {
  [usdc]: ['USDC', 6],
  [counted]: ['aUSDC', 6],
  [vault]: ['sUSD', 18],
  [weth]: ['WETH', 18],
} as const;
const known = { codes, tokens, book: knownBook(pool, vault) };
const unknown = { codes, tokens };

const ofPool = (amount: bigint, to: Address = me) =>
  call(pool, 'withdraw(address asset, uint256 amount, address to)', [usdc, amount, to]);
const ofVault = (amount: bigint, to: Address = me) =>
  call(vault, 'withdraw(uint256 assets, address receiver, address owner)', [amount, to, me]);
/** So much of one token comes for so much of another. */
const for_ = (got: bigint, gone: bigint, token: Address) => [from(0n, got), from(900n, 900n - gone, token)];

const out = { ...gets(200n, dollars), out: true } as const;

it('what is taken out of an app is as said, though nobody said what is given back for it', () => {
  expect(said(ofPool(200n), means(out), for_(200n, 200n, counted), known)).toEqual(['asSaid']);
  expect(said(ofVault(200n), means(out), for_(200n, 150n, vault), known)).toEqual(['asSaid']);
});

it.each([
  ['more comes out than was said', ofPool(400n), for_(400n, 400n, counted), known],
  ['more of it is given back than comes', ofPool(200n), for_(200n, 400n, counted), known],
  ['another token leaves', ofPool(200n), for_(200n, 150n, weth), known],
  ['nobody vouches for the vault', ofVault(200n), for_(200n, 150n, vault), unknown],
  [
    'a part of it goes to somebody else',
    several(ofVault(200n), ofVault(300n, friend)),
    for_(200n, 500n, vault),
    known,
  ],
  [
    'a payment is beside it',
    several(ofVault(200n), transfer(friend, 5n, vault)),
    for_(200n, 205n, vault),
    known,
  ],
] as const)('%s: that is another thing', (_name, body, lines, sample) => {
  expect(said(body, means(out), lines, sample).at(0)).toBe('differs');
});

it('beside a payment that was said nothing else is given back', () => {
  const both = means(out, pays(5n, friend, { kind: 'token', chainId: 1, address: weth }));
  expect(said(ofVault(200n), both, for_(200n, 150n, vault), known).at(0)).toBe('differs');
});

it('what was said to come, and not to be taken out, is given nothing for', () => {
  expect(said(ofPool(200n), means(gets(200n, dollars)), for_(200n, 200n, counted), known).at(0)).toBe(
    'differs',
  );
});

it('what Readback makes for a withdrawal is as said where it is simulated so, and differs where less comes or more goes', () => {
  const market = getAddress('0xc3d688b66703497daa19211eedff47f25384cdc3');
  const savings = getAddress('0x83f20f44975d03b1b09e64809b757c47f942beea');
  const staked = getAddress('0xae78736cd615f374d3085123a210448e74fc6393');
  const at = {
    codes: { [market]: 'contract', [savings]: 'contract', [staked]: 'contract' } as const,
    tokens: {
      [usdc]: ['USDC', 6],
      [market]: ['cUSDCv3', 6],
      [savings]: ['sDAI', 18],
      [staked]: ['rETH', 18],
    } as const,
    book: knownBook(market, savings, staked),
  };
  const ofMarket = call(market, 'withdraw(address asset, uint256 amount)', [usdc, 200n]);
  expect(said(ofMarket, means(out), for_(200n, 200n, market), at)).toEqual(['asSaid']);
  expect(said(ofMarket, means(out), for_(100n, 100n, market), at).at(0)).toBe('differs');
  const ofSavings = call(savings, 'withdraw(uint256 assets, address receiver, address owner)', [
    200n,
    me,
    me,
  ]);
  expect(said(ofSavings, means(out), for_(200n, 170n, savings), at)).toEqual(['asSaid']);
  const burns = (amount: bigint) => call(staked, 'burn(uint256 rethAmount)', [amount]);
  const rocket = { kind: 'token', chainId: 1, address: staked } as const;
  const meant = means(gets(110n, ether), atMost(100n, 'nobody', rocket));
  const burned = (got: bigint, gone: bigint) => [from(0n, got, 'ether'), from(900n, 900n - gone, staked)];
  expect(said(burns(100n), meant, burned(112n, 100n), at)).toEqual(['asSaid']);
  expect(said(burns(100n), meant, burned(109n, 100n), at).at(0)).toBe('differs');
  expect(said(burns(101n), meant, burned(112n, 101n), at).at(0)).toBe('differs');
});
