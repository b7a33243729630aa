import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { call, friend, key, offline, transaction, usdc, waiting } from '../testing/views.ts';

const transfer = 'transfer(address to, uint256 amount)';

describe('a call to an account without code', () => {
  const rule = 'transfers.dataToPlainAccount';

  it('is a caution', () => {
    expect(told(rule, call(key, transfer, [friend, 1n]))).toEqual([
      'caution: transfers.dataToPlainAccount.says to step.0.to | transfers.dataToPlainAccount.why | transfers.dataToPlainAccount.remedy | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code step.0.to',
    ]);
  });

  it('is silent for contracts, and not known without the code', () => {
    expect(told(rule, call(usdc, transfer, [friend, 1n]))).toEqual([
      'clear account.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.code',
    ]);
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
    expect(told(rule, call(usdc, transfer, [friend, 1n]), offline)).toEqual([
      'unknown account.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.code',
    ]);
    expect(told(rule, call(usdc, transfer, [friend, 1n]), waiting)).toEqual([
      'pending account.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.code',
    ]);
  });
});
