import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer } from '../testing/answers.ts';
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
    expect(answer(rule, call(usdc, approve, [usdc, 5n]))).toBe('caution');
    expect(answer(rule, permit(usdc, 5n))).toBe('caution');
    const permit2 = 'approve(address token, address spender, uint160 amount, uint48 expiration)';
    expect(answer(rule, call(contract, permit2, [usdc, usdc, 5n, 9]))).toBe('caution');
  });

  it('is silent for another spender', () => {
    expect(answer(rule, call(usdc, approve, [contract, 5n]))).toBe('clear');
    expect(answer(rule, permit(contract, 5n))).toBe('clear');
    expect(answer(rule, call(usdc, approve, [usdc, 0n]), { tokens: { [usdc]: ['USDC', 6] } })).toBe(
      'notApplicable',
    );
  });

  it('is not known for a call that could not be read', () => {
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('coins that go along with an approval', () => {
  const rule = 'approvals.withValue';

  it('are a caution, also where it is taken back, and where a multicall holds nothing else', () => {
    expect(answer(rule, call(usdc, approve, [contract, 5n], 1n))).toBe('caution');
    expect(answer(rule, call(usdc, approve, [contract, 0n], 1n))).toBe('caution');
    expect(answer(rule, call(contract, 'setApprovalForAll(address a, bool b)', [key, true], 1n))).toBe(
      'caution',
    );
    const parts = [dataOf(approve, [key, 5n]), dataOf(approve, [key, 6n])];
    expect(answer(rule, call(contract, 'multicall(bytes[] data)', [parts], 1n))).toBe('caution');
  });

  it('are not there in an approval without them, nor where the multicall needs them', () => {
    expect(answer(rule, call(usdc, approve, [contract, 5n]))).toBe('clear');
    const parts = [dataOf(approve, [key, 5n]), dataOf('deposit()', [])];
    expect(answer(rule, call(contract, 'multicall(bytes[] data)', [parts], 1n))).toBe('clear');
    expect(answer(rule, call(contract, 'deposit()', [], 1n))).toBe('notApplicable');
  });

  it('are not known of a call that could not be read', () => {
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('taking a permission back at a great cost', () => {
  const rule = 'approvals.dearRevoke';
  const revoke = call(usdc, approve, [contract, 0n]);
  const using = (gasUsed: bigint) => ({ effects: known(effectsOf([], { gasUsed })) });

  it('is a note', () => {
    expect(answer(rule, revoke, using(1_000_001n))).toBe('note');
    const all = call(contract, 'setApprovalForAll(address a, bool b)', [key, false]);
    expect(answer(rule, all, using(1_000_001n))).toBe('note');
  });

  it('is silent at an ordinary cost, and for what gives a permission', () => {
    expect(answer(rule, revoke, using(1_000_000n))).toBe('clear');
    expect(answer(rule, call(usdc, approve, [contract, 5n]), using(9_000_000n))).toBe('notApplicable');
  });

  it('is not known without a run', () => {
    const all = call(contract, 'setApprovalForAll(address a, bool b)', [key, false]);
    expect(answer(rule, all, offline)).toBe('unknown');
    expect(answer(rule, all, waiting)).toBe('pending');
  });
});
