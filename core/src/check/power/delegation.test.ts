import { zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { proposed } from '../testing/safes.ts';
import { contract, dataOf, friend, key, me, transaction, usdc } from '../testing/views.ts';

const rule = 'power.delegation';
const enable = (to: string, caveats: readonly unknown[]) =>
  dataOf(
    'enableDelegation((address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature) delegation)',
    [[to, me, `0x${'ff'.repeat(32)}`, caveats, 0n, '0x']],
  );

const manager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3';
/** ERC20TransferAmountEnforcer, with a token and five of its units. */
const five = ['0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc', `${usdc}${'5'.padStart(64, '0')}`, '0x'];

describe('a delegation that a call switches on', () => {
  it('is stopped without conditions, and a caution with some that bound what is taken', () => {
    expect(told(rule, transaction(contract, enable(key, [])))).toEqual([
      'stop: power.delegation.says to step.0.arg.delegation.delegate how anything | power.delegation.why | remedy.reject | reject | in 0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.arg.delegation.delegate',
    ]);
    expect(told(rule, transaction(contract, proposed([contract, enable(key, [])])))).toEqual([
      'stop: power.delegation.says to step.0.0.arg.delegation.delegate how anything | power.delegation.why | remedy.reject | reject | in 0.0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.0.arg.delegation.delegate',
    ]);
    expect(told(rule, transaction(manager, enable(key, [five])))).toEqual([
      'caution: power.delegation.says to step.0.arg.delegation.delegate how within | power.delegation.why | remedy.checkPayee | in 0 | by step.0.arg.delegation.delegate',
    ]);
    expect(answer(rule, transaction(contract, enable(key, [five])))).toBe('stop');
    expect(answer(rule, transaction(manager, enable(key, [[contract, zeroHash, '0x']])))).toBe('stop');
  });

  it('is stopped where its conditions say only when, or by whom, and not what', () => {
    const until = '0x1046bb45c8d673d4ea75321280db34899413c069';
    expect(answer(rule, transaction(manager, enable(key, [[until, zeroHash, '0x']])))).toBe('stop');
    const both = [[until, zeroHash, '0x'], five];
    expect(answer(rule, transaction(manager, enable(key, both)))).toBe('caution');
  });

  it('is silent for an account of the user’s own, and where there is none', () => {
    const book = known([{ address: friend, own: true, paid: 0 }]);
    expect(told(rule, transaction(contract, enable(friend, [])), { book })).toEqual([
      'clear step.0.arg.delegation.delegate',
    ]);
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
  });

  it('is not known for a call that could not be read', () => {
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});
