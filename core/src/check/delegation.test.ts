import { zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../model/known.ts';
import { answer } from './testing/answers.ts';
import { proposed } from './testing/safes.ts';
import { contract, dataOf, friend, key, me, transaction } from './testing/views.ts';

const rule = 'power.delegation';
const enable = (to: string, caveats: readonly unknown[]) =>
  dataOf(
    'enableDelegation((address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature) delegation)',
    [[to, me, `0x${'ff'.repeat(32)}`, caveats, 0n, '0x']],
  );

describe('a delegation that a call switches on', () => {
  it('is stopped without conditions, and a caution with some', () => {
    expect(answer(rule, transaction(contract, enable(key, [])))).toBe('stop');
    expect(answer(rule, transaction(contract, proposed([contract, enable(key, [])])))).toBe('stop');
    expect(answer(rule, transaction(contract, enable(key, [[contract, zeroHash, '0x']])))).toBe('caution');
  });

  it('is stopped where its conditions say only when, or by whom, and not what', () => {
    const until = '0x1046bb45c8d673d4ea75321280db34899413c069';
    expect(answer(rule, transaction(contract, enable(key, [[until, zeroHash, '0x']])))).toBe('stop');
    const both = [
      [until, zeroHash, '0x'],
      [contract, zeroHash, '0x'],
    ];
    expect(answer(rule, transaction(contract, enable(key, both)))).toBe('caution');
  });

  it('is silent for an account of the user’s own, and where there is none', () => {
    const book = known([{ address: friend, own: true, paid: 0 }]);
    expect(answer(rule, transaction(contract, enable(friend, [])), { book })).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
  });

  it('is not known for a call that could not be read', () => {
    expect(answer(rule, transaction(contract, '0x3f1a77c2'))).toBe('unknown');
  });
});
