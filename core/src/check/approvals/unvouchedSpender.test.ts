import fc from 'fast-check';
import { type Address, getAddress } from 'viem';
import { expect, it } from 'vitest';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import { protocolAddresses } from '../../shipped/protocolAddresses.ts';
import type { FactValue } from '../../model/fact.ts';
import { answer } from '../testing/answers.ts';
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
      expect(answer(rule, call(usdc, approve, [stranger, amount]), sample())).toBe('caution');
      expect(answer(rule, call(permit2, byPermit2, [usdc, stranger, amount, 1_900_000_000n]), sample())).toBe(
        'caution',
      );
      expect(answer(rule, permit(stranger, amount), sample())).toBe('caution');
    }),
    { numRuns: 20 },
  );
});

it('what other rules say already is not said twice, and nothing is of what is taken back', () => {
  expect(answer(rule, call(usdc, approve, [stranger, held]), sample())).toBe('clear');
  expect(answer('approvals.allHeld', call(usdc, approve, [stranger, held]), sample())).toBe('caution');
  expect(answer(rule, call(usdc, approve, [stranger, 5n]), sample('none'))).toBe('clear');
  expect(answer('approvals.plainAccount', call(usdc, approve, [stranger, 5n]), sample('none'))).toBe('stop');
  expect(answer(rule, call(usdc, approve, [stranger, 0n]), sample())).toBe('notApplicable');
});

it('one for a spender that Readback ships the name of, or that the user knows, is calm', () => {
  for (const name of ['1inch router v6', 'Aave v3 pool', 'CoW Protocol vault relayer'] as const) {
    const place = protocolAddresses[name]?.find((it) => it.split(' ').includes('1'));
    const spender = getAddress(place?.split(' ')[0] ?? '0x');
    const its = sample('contract', [spender]);
    expect(answer(rule, call(usdc, approve, [spender, 1_000n]), its)).toBe('clear');
  }
  const known = { ...sample(), book: knownBook(stranger) };
  expect(answer(rule, call(usdc, approve, [stranger, 1_000n]), known)).toBe('clear');
});

it('what is there is not known without a node', () => {
  expect(answer(rule, call(usdc, approve, [stranger, 1_000n]), waiting)).toBe('pending');
  expect(answer(rule, call(usdc, approve, [stranger, 1_000n]), offline)).toBe('unknown');
});
