import { factOfAccount } from '../model/factIds.ts';
import fc from 'fast-check';
import { getAddress, toHex, zeroAddress, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { isAmong, isNobody, isPartOfChain, isZero, same, sameReceiver } from './account.ts';

const digits = (it: string): string => `0x${it.padStart(40, '0')}`;

test('accounts are the same whatever the case of their digits, and different by any other digit', () => {
  const number = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n });
  fc.assert(
    fc.property(number, fc.nat(39), (it, at) => {
      const address = getAddress(toHex(it, { size: 20 }));
      const lower = address.toLowerCase();
      const other = `${lower.slice(0, at + 2)}${lower[at + 2] === '0' ? '1' : '0'}${lower.slice(at + 3)}`;
      expect([same(address, lower), same(lower, address.toUpperCase())]).toEqual([true, true]);
      expect([same(address, other), isAmong(address, [other, lower]), isAmong(address, [other])]).toEqual([
        false,
        true,
        false,
      ]);
    }),
  );
});

test('nobody is the same as nobody only where a contract is made', () => {
  for (const none of [undefined, null]) {
    expect([same(none, none), same(none, zeroAddress), sameReceiver(none, null)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([sameReceiver(none, zeroAddress), sameReceiver(zeroAddress, none)]).toEqual([false, false]);
  }
  expect([same('unknown', 'unknown'), isAmong('unknown', ['unknown'])]).toEqual([false, false]);
});

test('nobody has a key of zero, of what is the network’s own, and of where people burn things', () => {
  const burned = [
    zeroAddress,
    digits('1'),
    digits('dEaD'),
    digits('ffff'),
    `0x${'Ee'.repeat(20)}`,
    `0xdead${'0'.repeat(36)}`,
    `0xDEAD${'0'.repeat(32)}beef`,
    `0xdead${'0'.repeat(32)}DEAD`,
    '0xdead000000000000000042069420694206942069',
  ];
  expect(burned.filter((it) => !isNobody(it))).toEqual([]);
  expect(burned.map((it) => isPartOfChain(it)).filter(Boolean)).toHaveLength(4);
});

test('contracts whose addresses begin with zeros, and those of one digit, are somebody', () => {
  const somebody = [
    digits('10000'),
    '0x0000000000000068F116a894984e2DB1123eB395',
    '0x4200000000000000000000000000000000000006',
    `0x${'5'.repeat(40)}`,
    `0xdead${'0'.repeat(32)}0001`,
  ];
  expect(somebody.filter((it) => isNobody(it) || isPartOfChain(it) || isZero(it))).toEqual([]);
});

test('zero is zero in a word, too, and what is not there is not', () => {
  expect([zeroAddress, zeroHash].every((it) => isZero(it))).toBe(true);
  expect([undefined, null, digits('1'), '0x'].some((it) => isZero(it))).toBe(false);
});

test('nobody named is neither zero nor a part of the network, and neither is what only ends or begins like one', () => {
  const zeros = '0'.repeat(40);
  const others = [undefined, null, 'unknown', `10x${zeros}`, `0x${zeros}1x`];
  expect(others.filter(isZero)).toEqual([]);
  expect([undefined, null, 'unknown', `10x${zeros}`, `0x${zeros}00`].filter(isPartOfChain)).toEqual([]);
  expect([`0x${zeros}`, '0x00'].every(isZero)).toBe(true);
  expect(isPartOfChain(`0x${'0'.repeat(36)}fFfF`)).toBe(true);
});

test('a fact of an account is found in either case of its address', () => {
  expect(factOfAccount('0xAbCd', 'code')).toBe('account.0xabcd.code');
});
