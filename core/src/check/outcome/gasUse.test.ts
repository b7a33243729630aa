import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import type { Effects, TracedCall } from '../../model/effects.ts';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import { effectsOf, friend, message, offline, transaction, waiting } from '../testing/views.ts';

const pay = transaction(friend, '0x', 1n);
const set = (more: object): Body => {
  if (pay.kind !== 'transaction') throw new Error('no transaction');
  return { ...pay, set: more };
};
const ran = (more: Partial<Effects>) => ({ effects: known(effectsOf([], more)) });

describe('the gas of a request', () => {
  const rule = 'outcome.gas';
  const creates = (count: number, ok = true): readonly TracedCall[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `0.${at}`,
      op: 'create',
      from: friend,
      to: friend,
      value: 0n,
      gasUsed: 1n,
      selector: '0x',
      size: 0,
      ok,
    }));

  it('is a caution above what a block has, and far above what is used', () => {
    expect(told(rule, set({ gas: 30_000_001n }))).toEqual([
      'caution: outcome.gas.says how block count 0 | outcome.gas.why how block | outcome.gas.remedy how block | by request.gas',
    ]);
    expect(told(rule, set({ gas: 2_000_000n }))).toEqual([
      'caution: outcome.gas.says how limit count 95 | outcome.gas.why how limit | outcome.gas.remedy how limit | by request.gas',
    ]);
  });

  it('is noted where the network takes no such transaction, beside a limit far above what is used', () => {
    const effects = { notNow: [{ is: 'gas' }] } as const;
    expect(told(rule, set({ gas: 20_000_000n }), ran({ ...effects, gasUsed: 19_000_000n }))).toEqual([
      'note: outcome.gas.says how network count 0 | outcome.gas.why how network | outcome.gas.remedy how network | by request.gas',
    ]);
    expect(told(rule, set({ gas: 20_000_000n }), ran(effects))).toEqual([
      'caution: outcome.gas.says how limit count 952 | outcome.gas.why how limit | outcome.gas.remedy how limit | by request.gas',
      'note: outcome.gas.says how network count 0 | outcome.gas.why how network | outcome.gas.remedy how network | by request.gas',
    ]);
  });

  it('is noted where it is several times what is used', () => {
    expect(told(rule, set({ gas: 63_001n }))).toEqual([
      'note: outcome.gas.says how limit count 3 | outcome.gas.why how limit | outcome.gas.remedy how limit | by request.gas',
    ]);
  });

  it('is a caution where the run makes contracts by the dozen', () => {
    expect(told(rule, pay, ran({ calls: known(creates(10)) }))).toEqual([
      'caution: outcome.gas.says how creates count 10 | outcome.gas.why how creates | outcome.gas.remedy how creates | by',
    ]);
    expect(told(rule, pay, ran({ calls: known(creates(9)) }))).toEqual(['clear effects']);
    expect(answer(rule, pay, ran({ calls: known(creates(10, false)) }))).toBe('clear');
  });

  it('is silent for an ordinary limit, for none, and for what does not run', () => {
    expect(answer(rule, set({ gas: 63_000n }))).toBe('clear');
    expect(answer(rule, set({ gas: 900_000n }), ran({ status: 'revert' }))).toBe('clear');
    expect(answer(rule, pay)).toBe('notApplicable');
    expect(answer(rule, message('hello'))).toBe('notApplicable');
  });

  it('is not known without a run, where a limit is set', () => {
    expect(told(rule, set({ gas: 63_000n }), offline)).toEqual(['unknown effects']);
    expect(told(rule, set({ gas: 63_000n }), waiting)).toEqual(['pending effects']);
    expect(answer(rule, pay, offline)).toBe('notApplicable');
  });
});

describe('the place of a transaction among others of its account', () => {
  const rule = 'outcome.order';
  const notNow = (is: 'later' | 'nonce') => ran({ notNow: [{ is }] });

  it('is a caution where others have to come first, since it can be sent later', () => {
    expect(told(rule, set({ nonce: 9n }), notNow('later'))).toEqual([
      'caution: outcome.order.says how later | outcome.order.why how later | outcome.order.remedy how later | by request.nonce',
    ]);
  });

  it('is a caution where a transaction already waits with its number, and not known where the node does not say', () => {
    const replaced = (how: 'waits' | 'maybe') => ran({ notLookedAt: [{ is: 'replaced', how }] });
    expect(told(rule, set({ nonce: 9n }), replaced('waits'))).toEqual([
      'caution: outcome.order.says how replaces | outcome.order.why how replaces | outcome.order.remedy how replaces | by request.nonce',
    ]);
    expect(told(rule, set({ nonce: 9n }), replaced('maybe'))).toEqual(['unknown request.nonce']);
  });

  it('is noted where its number is used, and where others wait', () => {
    expect(told(rule, set({ nonce: 9n }), notNow('nonce'))).toEqual([
      'note: outcome.order.says how used | outcome.order.why how used | outcome.order.remedy how used | by request.nonce',
    ]);
    const waits = ran({ notLookedAt: [{ is: 'waiting', count: 2 }] });
    expect(told(rule, pay, waits)).toEqual([
      'note: outcome.order.says how waits | outcome.order.why how waits | outcome.order.remedy how waits | by',
    ]);
  });

  it('is silent where it comes next, and for what has no number', () => {
    expect(told(rule, set({ nonce: 9n }))).toEqual(['clear effects']);
    expect(answer(rule, pay)).toBe('clear');
    expect(answer(rule, message('hello'))).toBe('notApplicable');
  });

  it('is not known without a run, where the request sets the number', () => {
    expect(told(rule, set({ nonce: 9n }), offline)).toEqual(['unknown effects']);
    expect(answer(rule, pay, offline)).toBe('notApplicable');
  });
});
