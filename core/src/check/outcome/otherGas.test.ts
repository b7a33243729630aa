import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { OtherGas } from '../../model/effects.ts';
import { answer, told } from '../testing/answers.ts';
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
    expect(told(rule, pay, there({ worse: true }))).toEqual([
      'stop: outcome.otherGas.says how worse gas 90000 | outcome.otherGas.why by gas | remedy.reject | reject | by effect.0.after',
    ]);
  });

  it('is a caution where it only does something else, fails or passes', () => {
    expect(told(rule, pay, there({}))).toEqual([
      'caution: outcome.otherGas.says how other gas 90000 | outcome.otherGas.why by gas | outcome.otherGas.remedy by gas | by effect.0.after',
    ]);
    expect(told(rule, pay, there({ status: 'revert', lines: [] }))).toEqual([
      'caution: outcome.otherGas.says how fails gas 90000 | outcome.otherGas.why by gas | outcome.otherGas.remedy by gas | by',
    ]);
  });

  it('is no matter where amounts drift, or nothing differs', () => {
    expect(told(rule, pay, there({ by: 'amount' }))).toEqual(['clear effects']);
    const same = effectsOf([], { otherGas: known({ s: 'same' }) });
    expect(answer(rule, pay, { effects: known(same) })).toBe('clear');
  });

  it('is not known where the node would not say, and no matter where nobody tried', () => {
    const silent = effectsOf([], { otherGas: unknown('refused', 'node.test') });
    expect(told(rule, pay, { effects: known(silent) })).toEqual(['unknown effects.otherGas']);
    expect(told(rule, pay, offline)).toEqual(['unknown effects']);
    expect(told(rule, pay, waiting)).toEqual(['pending effects']);
    expect(answer(rule, pay)).toBe('notApplicable');
  });
});
