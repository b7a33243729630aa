import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { standardPreferences } from '../../model/preferences.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import {
  call,
  contract,
  me,
  offline,
  permit,
  permitTypes,
  transaction,
  typed,
  usdc,
  viewOf,
} from '../testing/views.ts';

const now = 1_800_000_000n;
const day = 86_400n;

const thirty = known({
  ...standardPreferences,
  thresholds: { ...standardPreferences.thresholds, longPermissionDays: 30 },
});

describe('how long an allowance at Permit2 stands', () => {
  const rule = 'approvals.longLived';
  const permit2 = 'approve(address token, address spender, uint160 amount, uint48 expiration)';
  const until = (end: bigint) => call(contract, permit2, [usdc, contract, 5n, Number(end)]);

  it('is a caution beyond a year, for ever, and beyond what the user set', () => {
    expect(told(rule, until(now + 365n * day + 1n))).toEqual([
      'caution: approvals.longLived.says spender step.0.arg.spender days 365 | signatures.longLived.why | signatures.longLived.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.expiration',
    ]);
    expect(told(rule, until(2n ** 48n - 1n))).toEqual([
      'caution: approvals.longLived.saysNever spender step.0.arg.spender | signatures.longLived.why | signatures.longLived.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.expiration',
    ]);
    expect(answer(rule, until(2n ** 48n - 1n), offline)).toBe('caution');
    expect(answer(rule, until(now + 31n * day), { preferences: thirty })).toBe('caution');
  });

  it('says that one has no end', () => {
    const said = (end: bigint) =>
      check(viewOf(until(end))).flatMap((it) =>
        it.rule === rule && it.outcome === 'fired' ? [it.says.id] : [],
      );
    expect(said(2n ** 48n - 1n)).toEqual(['approvals.longLived.saysNever']);
    expect(said(now + 400n * day)).toEqual(['approvals.longLived.says']);
  });

  it('is silent within that, and for allowances that have no end', () => {
    expect(told(rule, until(now + 30n * day))).toEqual(['clear step.0.arg.expiration']);
    expect(answer(rule, until(now + 30n * day), { preferences: thirty })).toBe('clear');
    const plain = call(usdc, 'approve(address spender, uint256 amount)', [contract, 5n]);
    expect(answer(rule, plain)).toBe('notApplicable');
  });

  it('is not known without a clock, or for a call that could not be read', () => {
    expect(told(rule, until(now), { ...offline, now: unknown('offline') })).toEqual(['unknown effects']);
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});

describe('how long a signed permission can be used', () => {
  const rule = 'signatures.longLived';
  const until = (deadline: bigint) =>
    typed(permitTypes, 'Permit', { owner: me, spender: contract, value: 1n, nonce: 0n, deadline });

  it('is measured by what the user set', () => {
    expect(told(rule, until(now + 31n * day), { preferences: thirty })).toEqual([
      'caution: signatures.longLived.says spender step.0.arg.spender days 30 | signatures.longLived.why | signatures.longLived.remedy | reject | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.deadline',
    ]);
    expect(told(rule, until(now + 31n * day))).toEqual(['clear step.0.arg.deadline']);
    expect(answer(rule, permit(contract, 5n), { preferences: thirty })).toBe('caution');
  });

  it('is that of the signature where an allowance of Permit2 ends at nothing', () => {
    const types = {
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint160' },
        { name: 'expiration', type: 'uint48' },
        { name: 'nonce', type: 'uint48' },
      ],
    };
    const of = (expiration: bigint, sigDeadline: bigint) => {
      const details = { token: usdc, amount: 1n, expiration, nonce: 0n };
      return typed(types, 'PermitSingle', { details, spender: contract, sigDeadline });
    };
    expect(told(rule, of(0n, 2n ** 256n - 1n))).toEqual([
      'caution: signatures.longLived.saysNever spender step.0.arg.spender | signatures.longLived.why | signatures.longLived.remedy | reject | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.sigDeadline',
    ]);
    expect(told(rule, of(0n, now + day))).toEqual(['clear step.0.arg.sigDeadline']);
    expect(answer(rule, of(now + day, 2n ** 256n - 1n))).toBe('clear');
  });

  it('counts for a single transfer as well', () => {
    const types = {
      PermitTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    };
    const of = (deadline: bigint) => {
      const permitted = { token: usdc, amount: 1n };
      return typed(types, 'PermitTransferFrom', { permitted, spender: contract, nonce: 0n, deadline });
    };
    expect(told(rule, of(2n ** 256n - 1n))).toEqual([
      'caution: signatures.longLived.saysNever spender step.0.arg.spender | signatures.longLived.why | signatures.longLived.remedy | reject | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.deadline',
    ]);
    expect(answer(rule, of(now + day))).toBe('clear');
  });
});
