import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { OtherGas } from '../../model/effects.ts';
import { answer } from '../testing/answers.ts';
import { balance, effectsOf, friend, offline, transaction, usdc, waiting } from '../testing/views.ts';

const rule = 'outcome.otherGas';
const pay = transaction(friend, '0x', 1n);
const there = (it: Partial<Extract<OtherGas, { s: 'different' }>>) => ({
  effects: known(
    effectsOf([balance(usdc, 200n)], {
      otherGas: known({ s: 'different', gas: 90_000n, lines: ['0'], status: 'success', by: 'effect', ...it }),
    }),
  ),
});

describe('what another gas limit comes to', () => {
  it('is stopped where more leaves or less comes', () => {
    expect(answer(rule, pay, there({ worse: true }))).toBe('stop');
  });

  it('is a caution where it only does something else, fails or passes', () => {
    expect(answer(rule, pay, there({}))).toBe('caution');
    expect(answer(rule, pay, there({ status: 'revert', lines: [] }))).toBe('caution');
  });

  it('is no matter where amounts drift, or nothing differs', () => {
    expect(answer(rule, pay, there({ by: 'amount' }))).toBe('clear');
    const same = effectsOf([], { otherGas: known({ s: 'same' }) });
    expect(answer(rule, pay, { effects: known(same) })).toBe('clear');
  });

  it('is not known where the node would not say, and no matter where nobody tried', () => {
    const silent = effectsOf([], { otherGas: unknown('refused', 'node.test') });
    expect(answer(rule, pay, { effects: known(silent) })).toBe('unknown');
    expect(answer(rule, pay, offline)).toBe('unknown');
    expect(answer(rule, pay, waiting)).toBe('pending');
    expect(answer(rule, pay)).toBe('notApplicable');
  });
});
