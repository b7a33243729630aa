import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountsOf, chainIdOf, isProvider } from './provider.ts';
import { alice } from '../testing/fakeWallet.ts';

it('takes accounts in any case, with their checksum', () => {
  expect(accountsOf([alice.toLowerCase()])).toEqual([alice]);
  expect(accountsOf([])).toEqual([]);
});

it('takes no account out of a list that has anything else in it', () => {
  expect(accountsOf([alice, null])).toBeUndefined();
  expect(accountsOf([alice, '0x12'])).toBeUndefined();
  expect(accountsOf(alice)).toBeUndefined();
  expect(accountsOf(Array(1_001).fill(alice))).toBeUndefined();
});

it('reads every chain id that fits, and gives it back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      expect(chainIdOf(`0x${id.toString(16)}`)).toBe(id);
      expect(chainIdOf(id)).toBe(id);
      expect(chainIdOf(String(id))).toBe(id);
    }),
  );
});

it.each(['', '0x', '0x0', 0, -1, 1.5, Number.NaN, '1e3', ' 1', '0xg', '0x20000000000000', null, {}, [1]])(
  'reads no chain id out of %j',
  (it) => {
    expect(chainIdOf(it)).toBeUndefined();
  },
);

it('asks only what can be asked', () => {
  expect(isProvider({ request: () => {} })).toBe(true);
  for (const it of [null, undefined, {}, { request: 1 }, 'wallet']) expect(isProvider(it)).toBe(false);
});
