import fc from 'fast-check';
import { type Address, getAddress } from 'viem';
import { expect, it } from 'vitest';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import { shippedContracts } from '../../shipped/places.ts';
import type { FactValue } from '../../model/fact.ts';
import { answer, told } from '../testing/answers.ts';
import { call, knownBook, me, offline, permit, type Sample, usdc, waiting } from '../testing/views.ts';

const rule = 'approvals.unvouched';
const approve = 'approve(address spender, uint256 amount)';
const byPermit2 = 'approve(address token, address spender, uint160 amount, uint48 expiration)';
const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
const stranger = getAddress('0xb0c1d2e3f4a5968778695a4b3c2d1e0f9a8b7c6d');
const held = 5_000n * 10n ** 6n;

/** Published for years, and a fifth of a holding: nothing that others can place makes a contract honest. */
function sample(code: 'contract' | 'none' = 'contract', at: readonly Address[] = [stranger]): Sample {
  const old = at.flatMap((it): [string, FactValue][] => [
    [`account.${it.toLowerCase()}.verified`, { kind: 'bool', value: true }],
    [`account.${it.toLowerCase()}.created`, { kind: 'time', seconds: 1_600_000_000n }],
  ]);
  return {
    codes: Object.fromEntries(at.map((it) => [it, code])),
    facts: {
      ...Object.fromEntries(old),
      [holdsFact(me, usdc)]: {
        kind: 'amount',
        raw: held,
        asset: { kind: 'token', chainId: 1, address: usdc },
      },
    },
  };
}

it('an allowance of any part of a holding for a contract nobody vouches for is a caution', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: (held * 89n) / 100n }), (amount) => {
      expect(told(rule, call(usdc, approve, [stranger, amount]), sample())).toEqual([
        'caution: approvals.unvouched.says spender step.0.arg.spender amount step.0.arg.amount | approvals.unvouched.why | approvals.unvouched.remedy | in 0 | unless 0xb0c1d2E3f4A5968778695a4B3c2D1e0f9a8B7c6d is known | by step.0.arg.spender step.0.arg.amount',
      ]);
      expect(answer(rule, call(permit2, byPermit2, [usdc, stranger, amount, 1_900_000_000n]), sample())).toBe(
        'caution',
      );
      expect(told(rule, permit(stranger, amount), sample())).toEqual([
        'caution: approvals.unvouched.says spender step.0.arg.spender amount step.0.arg.value | approvals.unvouched.why | approvals.unvouched.remedy | in 0 | unless 0xb0c1d2E3f4A5968778695a4B3c2D1e0f9a8B7c6d is known | by step.0.arg.spender step.0.arg.value',
      ]);
    }),
    { numRuns: 20 },
  );
});

it('what other rules say already is not said twice, and nothing is of what is taken back', () => {
  expect(told(rule, call(usdc, approve, [stranger, held]), sample())).toEqual(['clear step.0.arg.spender']);
  expect(answer('approvals.allHeld', call(usdc, approve, [stranger, held]), sample())).toBe('caution');
  expect(answer(rule, call(usdc, approve, [stranger, 5n]), sample('none'))).toBe('clear');
  expect(told('approvals.plainAccount', call(usdc, approve, [stranger, 5n]), sample('none'))).toEqual([
    'stop: approvals.plainAccount.says spender step.0.arg.spender code none | approvals.plainAccount.whyHeld held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 | remedy.reject | reject | in 0 | about 0xb0c1d2E3f4A5968778695a4B3c2D1e0f9a8B7c6d | unless 0xb0c1d2E3f4A5968778695a4B3c2D1e0f9a8B7c6d is known | by step.0.arg.spender account.0xb0c1d2e3f4a5968778695a4b3c2d1e0f9a8b7c6d.code account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  ]);
  expect(answer(rule, call(usdc, approve, [stranger, 0n]), sample())).toBe('notApplicable');
});

it('one for a spender that Readback ships the name of, or that the user knows, is calm', () => {
  for (const name of ['1inch router v6', 'Aave v3 pool', 'CoW Protocol vault relayer'] as const) {
    const place = shippedContracts[name]?.find((it) => it.split(' ').includes('1'));
    const spender = getAddress(place?.split(' ')[0] ?? '0x');
    const its = sample('contract', [spender]);
    expect(answer(rule, call(usdc, approve, [spender, 1_000n]), its)).toBe('clear');
  }
  const known = { ...sample(), book: knownBook(stranger) };
  expect(answer(rule, call(usdc, approve, [stranger, 1_000n]), known)).toBe('clear');
});

it('what ends with the call is judged, too, but where the contract that may take is the one that is called', () => {
  const holder = getAddress('0x0000000000001ff3684f28c67538d4d072c22734');
  const target = getAddress('0x6aa80dbbed9ae5ab45fbf61f9644fada3b29326e');
  const exec = (operator: Address) =>
    call(holder, 'exec(address operator, address token, uint256 amount, address target, bytes data)', [
      operator,
      usdc,
      1_000n,
      target,
      '0x12345678',
    ]);
  const its = sample('contract', [holder, target, stranger]);
  expect(told(rule, exec(stranger), its)).toContain(
    'caution: approvals.unvouched.says spender step.0.arg.operator amount step.0.arg.amount | approvals.unvouched.why | approvals.unvouched.remedy | in 0 | unless 0xb0c1d2E3f4A5968778695a4B3c2D1e0f9a8B7c6d is known | by step.0.arg.operator step.0.arg.amount',
  );
  expect(answer(rule, exec(stranger), { ...its, book: knownBook(stranger) })).not.toBe('caution');
  expect(answer(rule, exec(target), its)).not.toBe('caution');
});

it('what is there is not known without a node', () => {
  expect(told(rule, call(usdc, approve, [stranger, 1_000n]), waiting)).toEqual([
    'pending account.0xb0c1d2e3f4a5968778695a4b3c2d1e0f9a8b7c6d.code',
  ]);
  expect(told(rule, call(usdc, approve, [stranger, 1_000n]), offline)).toEqual([
    'unknown account.0xb0c1d2e3f4a5968778695a4b3c2d1e0f9a8b7c6d.code',
  ]);
});
