import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answers.ts';
import { call, friend, key, offline, transaction, usdc, waiting } from '../testing/views.ts';

const transfer = 'transfer(address to, uint256 amount)';

describe('a call to an account without code', () => {
  const rule = 'transfers.dataToPlainAccount';

  it('is a caution', () => {
    expect(answer(rule, call(key, transfer, [friend, 1n]))).toBe('caution');
  });

  it('is silent for contracts, and not known without the code', () => {
    expect(answer(rule, call(usdc, transfer, [friend, 1n]))).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
    expect(answer(rule, call(usdc, transfer, [friend, 1n]), offline)).toBe('unknown');
    expect(answer(rule, call(usdc, transfer, [friend, 1n]), waiting)).toBe('pending');
  });
});
