import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { assetKey } from '../ledger/asset.ts';
import type { Asset } from '../model/fact.ts';
import { hostPricesIn, hostQuestion } from './hostPrices.ts';

const now = 1_800_000_000;
const address = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const usdc: Asset = { kind: 'token', chainId: 1, address };
const ether: Asset = { kind: 'native', chainId: 1 };
const key = `ethereum:${address.toLowerCase()}`;
const answer = (said: unknown) => ({ coins: { [key]: said } });
const priceOf = (said: unknown) => hostPricesIn(said, [usdc], now).get(assetKey(usdc))?.usd;

describe('a host that the user added', () => {
  it('is asked for tokens by address, and for nothing else', () => {
    expect(hostQuestion([usdc, ether])).toBe(
      `/prices/current/${key},ethereum:0x0000000000000000000000000000000000000000`,
    );
  });

  it('is not asked about an item, a practice chain, or a network that it has no name for', () => {
    expect(hostQuestion([{ kind: 'nft', chainId: 1, address, id: 1n }])).toBeUndefined();
    expect(
      hostQuestion([
        { ...usdc, chainId: 31_337 },
        { ...ether, chainId: 7 },
      ]),
    ).toBeUndefined();
  });

  it('says a price and its age', () => {
    const said = hostPricesIn(answer({ price: 1.25, timestamp: now - 60 }), [usdc], now);
    expect(said.get(assetKey(usdc))).toEqual({ usd: 1_250_000_000_000_000_000n, told: BigInt(now - 60) });
  });

  it.each([
    ['text', { price: '1.25', timestamp: now }],
    ['a markup', { price: '<b>1</b>', timestamp: now }],
    ['a negative number', { price: -1, timestamp: now }],
    ['zero', { price: 0, timestamp: now }],
    ['more than any token is worth', { price: 1e30, timestamp: now }],
    ['less than the smallest part of a dollar', { price: 1e-30, timestamp: now }],
    ['a list', { price: [1], timestamp: now }],
    ['a number and no time', { price: 1 }],
    ['a number of yesterday', { price: 1, timestamp: now - 86_401 }],
    ['a number of tomorrow', { price: 1, timestamp: now + 3_600 }],
    ['a time as text', { price: 1, timestamp: `${now}` }],
    ['nothing', null],
  ])('says no price where it answers %s', (_, said) => {
    expect(priceOf(answer(said))).toBeUndefined();
  });

  it.each([[undefined], [null], ['coins'], [[]], [{}], [{ coins: null }], [{ coins: [1] }]])(
    'says nothing by an answer of another form: %j',
    (said) => {
      expect(hostPricesIn(said, [usdc], now).size).toBe(0);
    },
  );

  it('is not heard about what it was not asked', () => {
    const said = {
      coins: { 'ethereum:0x0000000000000000000000000000000000000000': { price: 1, timestamp: now } },
    };
    expect(hostPricesIn(said, [usdc], now).size).toBe(0);
  });
});
