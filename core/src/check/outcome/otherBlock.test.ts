import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { OtherBlock } from '../../model/effects.ts';
import { answer, told } from '../testing/answers.ts';
import { balance, effectsOf, friend, offline, transaction, usdc, waiting } from '../testing/views.ts';

const rule = 'outcome.otherBlock';
const pay = transaction(friend, '0x', 1n);
const there = (it: Partial<Extract<OtherBlock, { s: 'different' }>>) => ({
  effects: known(
    effectsOf([balance(usdc, 200n)], {
      otherBlock: known({ s: 'different', lines: ['0'], status: 'success', by: 'effect', ...it }),
    }),
  ),
});

describe('what another block comes to', () => {
  it('is stopped where more leaves or less comes', () => {
    expect(told(rule, pay, there({ worse: true }))).toEqual([
      'stop: outcome.otherBlock.saysWorse | outcome.otherBlock.why | remedy.reject | reject | by effect.0.after',
    ]);
  });

  it('is a caution where it only does something else, fails or passes', () => {
    expect(told(rule, pay, there({}))).toEqual([
      'caution: outcome.otherBlock.says | outcome.otherBlock.why | outcome.otherBlock.remedy | by effect.0.after',
    ]);
    expect(told(rule, pay, there({ status: 'revert', lines: [] }))).toEqual([
      'caution: outcome.otherBlock.saysFails | outcome.otherBlock.why | outcome.otherBlock.remedy | by',
    ]);
  });

  it('is no matter where amounts drift, or nothing differs', () => {
    expect(told(rule, pay, there({ by: 'amount' }))).toEqual(['clear effects']);
    const same = effectsOf([], { otherBlock: known({ s: 'same' }) });
    expect(answer(rule, pay, { effects: known(same) })).toBe('clear');
  });

  it('is not known where the node would not say, and no matter where nobody tried', () => {
    const silent = effectsOf([], { otherBlock: unknown('refused', 'node.test') });
    expect(told(rule, pay, { effects: known(silent) })).toEqual(['unknown effects.otherBlock']);
    expect(told(rule, pay, offline)).toEqual(['unknown effects']);
    expect(told(rule, pay, waiting)).toEqual(['pending effects']);
    expect(answer(rule, pay)).toBe('notApplicable');
  });
});
