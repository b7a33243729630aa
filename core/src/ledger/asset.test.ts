import { factOfToken } from '../model/factIds.ts';
import fc from 'fast-check';
import { getAddress, toHex } from 'viem';
import { expect, test } from 'vitest';
import {
  assetKey,
  currencyAt,
  currencyKey,
  currencyOf,
  isCurrency,
  isCurrencyMark,
  isKeptBy,
  ledgerKey,
  namedCurrencyKey,
  sameAsset,
} from './asset.ts';
import type { Asset } from '../model/fact.ts';

const address = fc.bigInt({ min: 1n, max: 3n }).map((it) => getAddress(toHex(it, { size: 20 })));
const chainId = fc.constantFrom(1, 10);
const asset: fc.Arbitrary<Asset> = fc.oneof(
  fc.record({ kind: fc.constant('native' as const), chainId }),
  fc.record({ kind: fc.constant('token' as const), chainId, address }),
  fc.record({ kind: fc.constant('nft' as const), chainId, address, id: fc.bigInt({ min: 0n, max: 2n }) }),
);

test('two assets are the same exactly where network, contract and item are', () => {
  fc.assert(
    fc.property(asset, asset, (one, other) => {
      const parts = (it: Asset) => [
        it.chainId,
        it.kind === 'native' ? it.kind : BigInt(it.address),
        it.kind === 'nft' ? it.id : undefined,
      ];
      expect(sameAsset(one, other)).toBe(parts(one).every((it, at) => it === parts(other)[at]));
      expect(assetKey(one) === assetKey(other)).toBe(sameAsset(one, other));
    }),
  );
});

test('the case in which an address is written makes no other asset', () => {
  const checksummed = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  const lower = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
  expect(
    sameAsset(
      { kind: 'token', chainId: 1, address: checksummed },
      { kind: 'token', chainId: 1, address: lower },
    ),
  ).toBe(true);
  expect(currencyKey(checksummed)).toBe(currencyKey(lower));
});

test('a currency is the native one or a token, and an item is none: it is of a contract', () => {
  const item: Asset = { kind: 'nft', chainId: 1, address: getAddress(toHex(7n, { size: 20 })), id: 1n };
  expect(currencyOf(item)).toBeUndefined();
  expect(ledgerKey(item)).toBe(ledgerKey({ ...item, id: 2n }));
  expect(currencyOf({ kind: 'native', chainId: 1 })).toBe(currencyKey(undefined));
  expect(currencyOf({ kind: 'token', chainId: 1, address: item.address })).toBe(currencyKey(item.address));
});

test('the mark of a network’s currency is forty times e, in either case, and no token stands for it as well', () => {
  const mark = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
  const others = [`0x${mark}`, `${mark}0`, '0xe', '0x', toHex(1n, { size: 20 })];
  expect(isCurrencyMark(mark)).toBe(true);
  expect(others.filter(isCurrencyMark)).toEqual([]);
  expect([mark, toHex(0n, { size: 20 }), ...others].filter(isCurrency)).toEqual([
    mark,
    toHex(0n, { size: 20 }),
  ]);
});

test('a fact of a token is found in either case of its address', () => {
  const token = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
  expect(factOfToken(token, 'symbol')).toBe('token.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.symbol');
});

test('a contract keeps its token and its items, nobody keeps the currency, and no contract keeps nothing', () => {
  const [one, other] = [toHex(0xaan, { size: 20 }), toHex(0xbbn, { size: 20 })];
  const at = getAddress(one);
  expect(isKeptBy({ kind: 'token', chainId: 1, address: at }, one)).toBe(true);
  expect(isKeptBy({ kind: 'nft', chainId: 1, address: at, id: 3n }, one)).toBe(true);
  expect(isKeptBy({ kind: 'collection', chainId: 1, address: at }, one)).toBe(true);
  expect(isKeptBy({ kind: 'token', chainId: 1, address: at }, other)).toBe(false);
  expect(isKeptBy({ kind: 'token', chainId: 1, address: at }, undefined)).toBe(false);
  expect(isKeptBy({ kind: 'native', chainId: 1 }, one)).toBe(false);
  expect(isKeptBy({ kind: 'native', chainId: 1 }, undefined)).toBe(false);
  expect(isKeptBy(undefined, one)).toBe(false);
});

test('a currency is a token by its address, or the network’s own, which a router names by zeros', () => {
  const at = getAddress(toHex(0xaan, { size: 20 }));
  const zero = toHex(0n, { size: 20 });
  expect(currencyAt(10, undefined)).toEqual({ kind: 'native', chainId: 10 });
  expect(currencyAt(10, at)).toEqual({ kind: 'token', chainId: 10, address: at });
  expect([namedCurrencyKey(zero), namedCurrencyKey(at)]).toEqual(['native', at.toLowerCase()]);
});
