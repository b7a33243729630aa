import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { standardPreferences } from '../../model/preferences.ts';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import { balance, call, contract, effectsOf, friend, offline, transaction, usdc } from '../testing/views.ts';

const transfer = 'transfer(address to, uint256 amount)';
const pay = transaction(friend, '0x', 10n ** 18n);

describe('a run that differs from another', () => {
  const rule = 'outcome.otherCourse';
  const assumed = (is: 'dependsOnFees' | 'noFees' | 'fees') => ({
    effects: known(effectsOf([], { assumed: [{ is }] })),
  });

  it('is a caution, and so is one that could not be made', () => {
    expect(told(rule, pay, assumed('dependsOnFees'))).toEqual([
      'caution: outcome.otherCourse.says how differs | outcome.otherCourse.why | outcome.otherCourse.remedy | by',
    ]);
    expect(told(rule, transaction(contract, '0x', 1n), assumed('noFees'))).toEqual([
      'caution: outcome.otherCourse.says how untried | outcome.otherCourse.why | outcome.otherCourse.remedy | by',
    ]);
  });

  it('that could not be made is no matter where no code runs', () => {
    expect(told(rule, pay, assumed('noFees'))).toEqual(['clear effects']);
    const codes = { [friend]: 'delegated' as const };
    expect(answer(rule, pay, { ...assumed('noFees'), codes })).toBe('caution');
  });

  it('is silent else', () => {
    expect(answer(rule, pay, assumed('fees'))).toBe('clear');
    expect(told(rule, pay, offline)).toEqual(['unknown effects']);
  });
});

describe('a network fee', () => {
  const rule = 'outcome.fee';
  const fee = (raw: bigint) =>
    ({
      facts: { 'fee.expected': { kind: 'amount', raw, asset: { kind: 'native', chainId: 1 } } },
      effects: known(effectsOf([balance(undefined, 1n)])),
    }) as const;
  const set = (more: object): Body => {
    if (pay.kind !== 'transaction') throw new Error('no transaction');
    return { ...pay, set: more };
  };

  it('is a caution where the request sets it far above what is asked', () => {
    expect(told(rule, set({ maxPriorityFeePerGas: 10n ** 12n }), fee(1n))).toEqual([
      'caution: outcome.fee.says how price fee fee.expected percent 10 | outcome.fee.why | outcome.fee.remedy | by fee.expected',
    ]);
    expect(answer(rule, set({ gasPrice: 10n ** 12n }), fee(10n ** 17n + 1n))).toBe('caution');
  });

  it('is measured by what the user allows', () => {
    const thresholds = { ...standardPreferences.thresholds, feePercent: 20.5, priorityFeeGwei: 2000 };
    const own = { preferences: known({ ...standardPreferences, thresholds }) };
    expect(told(rule, pay, { ...fee(10n ** 17n + 1n), ...own })).toEqual(['clear fee.expected']);
    expect(told(rule, pay, { ...fee(205n * 10n ** 15n + 1n), ...own })).toEqual([
      'note: outcome.fee.says how share fee fee.expected percent 20.5 | outcome.fee.why | outcome.fee.remedy | by fee.expected',
    ]);
    expect(answer(rule, set({ maxPriorityFeePerGas: 10n ** 12n }), { ...fee(1n), ...own })).toBe('clear');
  });

  it('is not known without a run, and no matter for a message', () => {
    expect(told(rule, pay, offline)).toEqual(['unknown effects']);
    expect(answer(rule, { kind: 'message', bytes: '0x6869' })).toBe('notApplicable');
  });

  it('is a note where the network asks a tenth of what is sent, and silent for less', () => {
    expect(told(rule, pay, fee(10n ** 17n + 1n))).toEqual([
      'note: outcome.fee.says how share fee fee.expected percent 10 | outcome.fee.why | outcome.fee.remedy | by fee.expected',
    ]);
    expect(answer(rule, pay, fee(10n ** 17n))).toBe('clear');
  });
});

describe('the symbol of a token', () => {
  const rule = 'outcome.tokenName';
  const named = (symbol: string) =>
    answer(rule, call(usdc, transfer, [friend, 1n]), { tokens: { [usdc]: [symbol, 6] } });

  it('is a caution where it reads as a coin, as a sentence or as a name, or deceives the eye', () => {
    for (const symbol of [
      'ETH',
      'eth',
      'USDC to vitalik.eth',
      'vitalik.eth',
      'USD\u202eC',
      'US\u0405D',
      '0xA0b869',
      'usdc-claim.site',
      'Claim: t.me/gift',
      'www.free.example',
      '$ETH-AIRDROP',
    ])
      expect([symbol, named(symbol)]).toEqual([symbol, 'caution']);
  });

  it('rests on the symbols that are shown: one that could not be read is not shown', () => {
    expect(answer('outcome.tokenName', call(usdc, transfer, [friend, 1n]), offline)).toBe('notApplicable');
  });

  it('is silent for what tokens are called', () => {
    for (const symbol of [
      'CLAIMS',
      'VISION',
      'USDC',
      'USDC.e',
      'UNI-V2',
      'aEthUSDC',
      'WETH',
      'USD₮0',
      'PT-sUSDE/25',
    ])
      expect([symbol, named(symbol)]).toEqual([symbol, 'clear']);
  });
});
