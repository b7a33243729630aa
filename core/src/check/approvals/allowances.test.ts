import { describe, expect, it } from 'vitest';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import type { FactValue } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { answer } from '../testing/answers.ts';
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
    expect(answer(rule, body, { facts: holding(100n) })).toBe('note');
    expect(answer(rule, batch(body, body), { facts: holding(100n) })).toBe('note');
  });

  it('is silent up to twice as much, where the token comes in by the same request, and without limit', () => {
    expect(answer(rule, body, { facts: holding(101n) })).toBe('clear');
    const effects = ran(balance(usdc, 300n));
    expect(answer(rule, body, { facts: holding(0n), effects })).toBe('clear');
    expect(answer(rule, call(usdc, approve, [contract, most]), { facts: holding(1n) })).toBe('notApplicable');
    expect(answer(rule, call(usdc, 'transfer(address a, uint256 b)', [contract, 9n]))).toBe('notApplicable');
  });

  it('is not known without the balance, or for a call that could not be read', () => {
    expect(answer(rule, body)).toBe('unknown');
    expect(answer(rule, body, waiting)).toBe('pending');
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('an allowance that is added to what was allowed', () => {
  const rule = 'approvals.adds';
  const body = call(usdc, increase, [contract, 5n]);

  it('is a note with the sum, and a caution where the sum has no limit', () => {
    expect(answer(rule, body, { effects: ran(from(10n, 15n)) })).toBe('note');
    expect(answer(rule, body, { effects: ran(from(most - 5n, most)) })).toBe('caution');
    const old = call(usdc, 'increaseApproval(address spender, uint256 addedValue)', [contract, 5n]);
    expect(answer(rule, old, { effects: ran(from(0n, 5n)) })).toBe('note');
  });

  it('is silent for a plain approval, and where nothing changes', () => {
    expect(answer(rule, call(usdc, approve, [contract, 5n]))).toBe('notApplicable');
    expect(answer(rule, body, { effects: ran() })).toBe('clear');
  });

  it('is not known without a run', () => {
    expect(answer(rule, body, offline)).toBe('unknown');
    expect(answer(rule, body, waiting)).toBe('pending');
    const after = unknown('refused', 'node.test');
    expect(answer(rule, body, { effects: ran({ ...from(0n, 0n), after }) })).toBe('unknown');
  });
});

describe('an allowance instead of an open one', () => {
  const rule = 'approvals.replaces';
  const body = call(usdc, approve, [contract, 5n]);

  it('is a note', () => {
    expect(answer(rule, body, { effects: ran(from(3n, 5n)) })).toBe('note');
  });

  it('is silent where nothing was allowed, where nothing changes, and where it is taken back', () => {
    expect(answer(rule, body, { effects: ran(from(0n, 5n)) })).toBe('clear');
    expect(answer(rule, body, { effects: ran(from(5n, 5n)) })).toBe('clear');
    expect(answer(rule, body, { effects: ran() })).toBe('clear');
    const back = call(usdc, approve, ['0x0000000000000000000000000000000000000000', 0n]);
    expect(answer(rule, back, { effects: ran(from(3n, 0n)) })).toBe('notApplicable');
  });

  it('is not known without a run', () => {
    expect(answer(rule, body, offline)).toBe('unknown');
    const before = unknown('refused', 'node.test');
    expect(answer(rule, body, { effects: ran({ ...from(0n, 5n), before }) })).toBe('unknown');
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
    expect(answer(rule, used, { effects: ran(from(0n, 1n)) })).toBe('note');
  });

  it('is silent where all of it is used, and where the spender is not used', () => {
    expect(answer(rule, used, { effects: ran() })).toBe('clear');
    expect(answer(rule, used, { effects: ran(from(3n, 0n)) })).toBe('clear');
    const alone = call(usdc, approve, [contract, 5n]);
    expect(answer(rule, alone, { effects: ran(from(0n, 5n)) })).toBe('notApplicable');
  });

  it('is not known without a run', () => {
    expect(answer(rule, used, offline)).toBe('unknown');
    expect(answer(rule, used, waiting)).toBe('pending');
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
