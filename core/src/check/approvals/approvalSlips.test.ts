import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import {
  call,
  contract,
  dataOf,
  effectsOf,
  key,
  offline,
  permit,
  transaction,
  usdc,
  waiting,
} from '../testing/views.ts';

const approve = 'approve(address spender, uint256 amount)';
const unread = transaction(contract, '0x3f1a77c2');

describe('a permission for the token itself', () => {
  const rule = 'approvals.toToken';

  it('is a caution, by a call and by a signature', () => {
    expect(told(rule, call(usdc, approve, [usdc, 5n]))).toEqual([
      'caution: approvals.toToken.says spender step.0.arg.spender | approvals.toToken.why | remedy.reject | reject | in 0 | about 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 | by step.0.arg.spender step.0.to',
    ]);
    expect(answer(rule, permit(usdc, 5n))).toBe('caution');
    const permit2 = 'approve(address token, address spender, uint160 amount, uint48 expiration)';
    expect(told(rule, call(contract, permit2, [usdc, usdc, 5n, 9]))).toEqual([
      'caution: approvals.toToken.says spender step.0.arg.spender | approvals.toToken.why | remedy.reject | reject | in 0 | about 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 | by step.0.arg.spender step.0.arg.token',
    ]);
  });

  it('is silent for another spender', () => {
    expect(told(rule, call(usdc, approve, [contract, 5n]))).toEqual(['clear step.0.arg.spender']);
    expect(answer(rule, permit(contract, 5n))).toBe('clear');
    expect(answer(rule, call(usdc, approve, [usdc, 0n]), { tokens: { [usdc]: ['USDC', 6] } })).toBe(
      'notApplicable',
    );
  });

  it('is not known for a call that could not be read', () => {
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('coins that go along with an approval', () => {
  const rule = 'approvals.withValue';

  it('are a caution, also where it is taken back, and where a multicall holds nothing else', () => {
    expect(told(rule, call(usdc, approve, [contract, 5n], 1n))).toEqual([
      'caution: approvals.withValue.says value step.0.value | approvals.withValue.why | remedy.reject | reject | in 0 | about 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 | by step.0.value step.0.to',
    ]);
    expect(answer(rule, call(usdc, approve, [contract, 0n], 1n))).toBe('caution');
    expect(answer(rule, call(contract, 'setApprovalForAll(address a, bool b)', [key, true], 1n))).toBe(
      'caution',
    );
    const parts = [dataOf(approve, [key, 5n]), dataOf(approve, [key, 6n])];
    expect(answer(rule, call(contract, 'multicall(bytes[] data)', [parts], 1n))).toBe('caution');
  });

  it('are not there in an approval without them, nor where the multicall needs them', () => {
    expect(told(rule, call(usdc, approve, [contract, 5n]))).toEqual(['clear step.0.value']);
    const parts = [dataOf(approve, [key, 5n]), dataOf('deposit()', [])];
    expect(told(rule, call(contract, 'multicall(bytes[] data)', [parts], 1n))).toEqual([
      'clear step.0.0.value',
    ]);
    expect(answer(rule, call(contract, 'deposit()', [], 1n))).toBe('notApplicable');
  });

  it('are not known of a call that could not be read', () => {
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('taking a permission back at a great cost', () => {
  const rule = 'approvals.dearRevoke';
  const revoke = call(usdc, approve, [contract, 0n]);
  const using = (gasUsed: bigint) => ({ effects: known(effectsOf([], { gasUsed })) });

  it('is a note', () => {
    expect(told(rule, revoke, using(1_000_001n))).toEqual([
      'note: approvals.dearRevoke.says fee fee.expected | approvals.dearRevoke.why | approvals.dearRevoke.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender fee.expected',
    ]);
    const all = call(contract, 'setApprovalForAll(address a, bool b)', [key, false]);
    expect(told(rule, all, using(1_000_001n))).toEqual([
      'note: approvals.dearRevoke.says fee fee.expected | approvals.dearRevoke.why | approvals.dearRevoke.remedy | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.operator fee.expected',
    ]);
  });

  it('is silent at an ordinary cost, and for what gives a permission', () => {
    expect(told(rule, revoke, using(1_000_000n))).toEqual(['clear fee.expected']);
    expect(answer(rule, call(usdc, approve, [contract, 5n]), using(9_000_000n))).toBe('notApplicable');
  });

  it('is not known without a run', () => {
    const all = call(contract, 'setApprovalForAll(address a, bool b)', [key, false]);
    expect(told(rule, all, offline)).toEqual(['unknown effects']);
    expect(told(rule, all, waiting)).toEqual(['pending effects']);
  });
});
