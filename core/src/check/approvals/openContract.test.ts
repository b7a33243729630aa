import { getAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { batch, multiSend } from '../testing/safes.ts';
import { call, contract, dataOf, friend, me, offline, permit, transaction, usdc } from '../testing/views.ts';

const rule = 'approvals.openContract';
const multicall3 = getAddress('0xca11bde05977b3631167028862be2a173976ca11');
const multicall2 = getAddress('0x5ba1e12693dc8f9c48aad8770482f4739beed696');
const callOnly = getAddress('0x9641d764fc13c8b624c04430c7356c1c7c8102e2');
const approve = 'approve(address spender, uint256 amount)';
const takes = dataOf('transferFrom(address from, address to, uint256 amount)', [me, friend, 5n]);
const aggregated = (to: `0x${string}`, data: `0x${string}`) =>
  call(multicall3, 'aggregate3((address target, bool allowFailure, bytes callData)[] calls)', [
    [[to, false, data]],
  ]);

// It rests on the request and on addresses that Readback ships: without a network it says the same.
describe.each([
  ['online', {}],
  ['without a network', offline],
])('a permission for a contract that serves anybody, %s', (_, sample) => {
  it('is stopped, whatever the amount, by call and by signature', () => {
    expect(answer(rule, call(usdc, approve, [multicall3, 1n]), sample)).toBe('stop');
    expect(answer(rule, call(usdc, approve, [multicall2, 1n]), sample)).toBe('stop');
    expect(answer(rule, call(usdc, approve, [callOnly, 1n]), sample)).toBe('stop');
    expect(
      told(rule, call(usdc, 'setApprovalForAll(address operator, bool on)', [multicall3, true]), sample),
    ).toEqual([
      'stop: approvals.openContract.says spender step.0.arg.operator | approvals.openContract.why | remedy.reject | reject | in 0 | about 0xcA11bde05977b3631167028862bE2a173976CA11 | by step.0.arg.operator',
    ]);
    expect(answer(rule, permit(multicall3, 1n), sample)).toBe('stop');
  });

  it('is a caution where a call uses one that stands already', () => {
    expect(told(rule, aggregated(usdc, takes), sample)).toEqual([
      'caution: approvals.openContract.saysUsed spender step.0.to | approvals.openContract.why | approvals.openContract.remedyUsed | in 0.0 | about 0xcA11bde05977b3631167028862bE2a173976CA11 | by step.0.to step.0.0.arg.from',
    ]);
  });

  it('is silent for other spenders, for MultiSend, and where such a contract pays what is its own', () => {
    expect(told(rule, call(usdc, approve, [contract, 1n]), sample)).toEqual(['clear step.0.arg.spender']);
    expect(answer(rule, call(usdc, approve, [multiSend, 1n]), sample)).toBe('clear');
    const own = dataOf('transfer(address to, uint256 amount)', [friend, 5n]);
    expect(answer(rule, aggregated(usdc, own), sample)).toBe('notApplicable');
  });
});

describe('a permission for a contract that serves anybody', () => {
  it('is silent where it is taken back', () => {
    expect(
      answer(rule, call(usdc, 'setApprovalForAll(address operator, bool on)', [multicall3, false])),
    ).toBe('notApplicable');
    expect(answer(rule, call(usdc, approve, [multicall3, 0n]))).toBe('notApplicable');
  });

  it('is not known for a call that could not be read', () => {
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
    expect(told(rule, transaction(multiSend, batch({ operation: 0, to: contract, data: zeroHash })))).toEqual(
      ['unknown step.0.0.fn'],
    );
  });
});
