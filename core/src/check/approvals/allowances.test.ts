import { describe, expect, it } from 'vitest';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import type { FactValue } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import {
  allowance,
  balance,
  call,
  contract,
  effectsOf,
  me,
  offline,
  transaction,
  usdc,
  waiting,
  weth,
} from '../testing/views.ts';

const most = 2n ** 256n - 1n;
const approve = 'approve(address spender, uint256 amount)';
const increase = 'increaseAllowance(address spender, uint256 addedValue)';
const unread = transaction(contract, '0x3f1a77c2');

const holding = (raw: bigint): Readonly<Record<string, FactValue>> => ({
  [holdsFact(me, usdc)]: { kind: 'amount', raw, asset: { kind: 'token', chainId: 1, address: usdc } },
});
const ran = (...lines: Parameters<typeof effectsOf>[0]) => known(effectsOf(lines));
const from = (before: bigint, after: bigint) => ({
  ...allowance(usdc, contract, after),
  before: known(before),
});

describe('an allowance far above what is held', () => {
  const rule = 'approvals.aboveHeld';
  const body = call(usdc, approve, [contract, 201n]);

  it('is a note, also inside a batch', () => {
    expect(told(rule, body, { facts: holding(100n) })).toEqual([
      'note: approvals.aboveHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 | approvals.aboveHeld.why | approvals.noLimit.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
    expect(told(rule, batch(body, body), { facts: holding(100n) })).toEqual([
      'note: approvals.aboveHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 | approvals.aboveHeld.why | approvals.noLimit.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      'note: approvals.aboveHeld.says spender step.1.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 | approvals.aboveHeld.why | approvals.noLimit.remedy | in 1 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.1.arg.spender step.1.arg.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
  });

  it('is silent up to twice as much, where the token comes in by the same request, and without limit', () => {
    expect(told(rule, body, { facts: holding(101n) })).toEqual([
      'clear step.0.arg.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
    const effects = ran(balance(usdc, 300n));
    expect(answer(rule, body, { facts: holding(0n), effects })).toBe('clear');
    expect(answer(rule, call(usdc, approve, [contract, most]), { facts: holding(1n) })).toBe('notApplicable');
    expect(answer(rule, call(usdc, 'transfer(address a, uint256 b)', [contract, 9n]))).toBe('notApplicable');
  });

  it('is not known without the balance, or for a call that could not be read', () => {
    expect(told(rule, body)).toEqual([
      'unknown account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
    expect(told(rule, body, waiting)).toEqual([
      'pending account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('an allowance that is added to what was allowed', () => {
  const rule = 'approvals.adds';
  const body = call(usdc, increase, [contract, 5n]);

  it('is a note with the sum, and a caution where the sum has no limit', () => {
    expect(told(rule, body, { effects: ran(from(10n, 15n)) })).toEqual([
      'note: approvals.adds.says spender step.0.arg.spender total effect.0.after | approvals.adds.why | approvals.adds.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender effect.0.after',
    ]);
    expect(told(rule, body, { effects: ran(from(most - 5n, most)) })).toEqual([
      'caution: approvals.adds.says spender step.0.arg.spender total effect.0.after | approvals.adds.why | approvals.adds.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender effect.0.after',
    ]);
    const old = call(usdc, 'increaseApproval(address spender, uint256 addedValue)', [contract, 5n]);
    expect(answer(rule, old, { effects: ran(from(0n, 5n)) })).toBe('note');
  });

  it('is silent for a plain approval, and where nothing changes', () => {
    expect(answer(rule, call(usdc, approve, [contract, 5n]))).toBe('notApplicable');
    expect(told(rule, body, { effects: ran() })).toEqual(['clear step.0.arg.spender']);
  });

  it('is not known without a run', () => {
    expect(told(rule, body, offline)).toEqual(['unknown effects']);
    expect(told(rule, body, waiting)).toEqual(['pending effects']);
    const after = unknown('refused', 'node.test');
    expect(told(rule, body, { effects: ran({ ...from(0n, 0n), after }) })).toEqual([
      'unknown effect.0.after',
    ]);
  });
});

describe('an allowance instead of an open one', () => {
  const rule = 'approvals.replaces';
  const body = call(usdc, approve, [contract, 5n]);

  it('is a note', () => {
    expect(told(rule, body, { effects: ran(from(3n, 5n)) })).toEqual([
      'note: approvals.replaces.says before effect.0.before | approvals.replaces.why | approvals.replaces.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender effect.0.before effect.0.after',
    ]);
  });

  it('is silent where nothing was allowed, where nothing changes, and where it is taken back', () => {
    expect(told(rule, body, { effects: ran(from(0n, 5n)) })).toEqual(['clear effect.0.before']);
    expect(answer(rule, body, { effects: ran(from(5n, 5n)) })).toBe('clear');
    expect(told(rule, body, { effects: ran() })).toEqual(['clear step.0.arg.spender']);
    const back = call(usdc, approve, ['0x0000000000000000000000000000000000000000', 0n]);
    expect(answer(rule, back, { effects: ran(from(3n, 0n)) })).toBe('notApplicable');
  });

  it('is not known without a run', () => {
    expect(told(rule, body, offline)).toEqual(['unknown effects']);
    const before = unknown('refused', 'node.test');
    expect(told(rule, body, { effects: ran({ ...from(0n, 5n), before }) })).toEqual([
      'unknown effect.0.before',
    ]);
  });
});

describe('an allowance that is left over', () => {
  const rule = 'approvals.leftOver';
  const swap = 'swapExactTokensForTokens(uint256 a, uint256 b, address[] path, address to, uint256 deadline)';
  const used = batch(
    call(usdc, approve, [contract, 5n]),
    call(contract, swap, [4n, 1n, [usdc, weth], me, 9n]),
  );

  it('is a note where the batch uses the spender and does not use it all', () => {
    expect(told(rule, used, { effects: ran(from(0n, 1n)) })).toEqual([
      'note: approvals.leftOver.says spender step.0.arg.spender left effect.0.after | approvals.leftOver.why | approvals.leftOver.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender effect.0.after',
    ]);
  });

  it('is silent where all of it is used, and where the spender is not used', () => {
    expect(told(rule, used, { effects: ran() })).toEqual(['clear step.0.arg.spender']);
    expect(told(rule, used, { effects: ran(from(3n, 0n)) })).toEqual(['clear effect.0.after']);
    const alone = call(usdc, approve, [contract, 5n]);
    expect(answer(rule, alone, { effects: ran(from(0n, 5n)) })).toBe('notApplicable');
  });

  it('is not known without a run', () => {
    expect(told(rule, used, offline)).toEqual(['unknown effects']);
    expect(told(rule, used, waiting)).toEqual(['pending effects']);
  });
});

/** Calls that a wallet makes one after the other. */
function batch(...bodies: readonly Body[]): Body {
  const calls = bodies.map((body) => {
    if (body.kind !== 'transaction') throw new Error('not a transaction');
    return body.call;
  });
  return { kind: 'calls', chainId: 1, from: me, atomic: true, calls };
}
