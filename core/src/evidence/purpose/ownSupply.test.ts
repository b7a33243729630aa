import { getAddress, maxUint256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { call, effectsOf, friend, me, type Sample, usdc, viewOf, weth } from '../../check/testing/views.ts';
import { debtOf } from '../../label/tokens/debtFacts.ts';
import type { FactValue } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { revisionOf } from '../../reading/state.ts';

const comet = getAddress('0xc3d688b66703497daa19211eedff47f25384cdc3');
const withdraw = 'withdraw(address asset, uint256 amount)';
const withdrawTo = 'withdrawTo(address to, address asset, uint256 amount)';

type Call = readonly [signature: string, args: readonly unknown[]];

/** A reading of calls of Compound's market. `supplied`: what it says that the user supplied; absent, it says nothing at all. */
function reading(calls: readonly Call[], supplied?: bigint, owes = 0n, late = false): Readback {
  const facts: Record<string, FactValue> = {};
  const sample = (): Sample => ({
    codes: { [comet]: 'contract', [usdc]: 'contract', [weth]: 'contract' },
    facts,
    effects: known({ ...effectsOf([]), records: known([]) }),
    ...(late ? { label: 'pending' as const } : {}),
  });
  const views = calls.map(([signature, args]) => viewOf(call(comet, signature, args), sample()));
  const steps = views.flatMap((it, at) => it.steps.map((step) => ({ ...step, id: `${at}` })));
  const asked = steps.flatMap((step) => debtOf(step) ?? []);
  for (const { fact, supplied: more = [] } of asked) {
    if (supplied === undefined) continue;
    facts[fact] = { kind: 'integer', value: owes };
    for (const it of more.slice(0, 1)) facts[it.fact] = { kind: 'integer', value: supplied };
  }
  const [first] = calls;
  if (first === undefined) throw new RangeError('no call');
  return revisionOf({ ...viewOf(call(comet, ...first), sample()), steps }, 0);
}

const outcomes = ({ findings }: Readback, rule: string) =>
  findings.flatMap((it) => (it.rule === rule && it.outcome !== 'notApplicable' ? [it.outcome] : []));

describe('what is taken out of a market that lends the rest', () => {
  it.each<readonly [string, Call]>([
    ['withdraw', [withdraw, [usdc, 100n]]],
    ['withdrawTo', [withdrawTo, [me, usdc, 100n]]],
    [
      'withdrawFrom',
      ['withdrawFrom(address src, address to, address asset, uint256 amount)', [me, me, usdc, 100n]],
    ],
  ])('is a loan by %s but where as much was supplied', (_, one) => {
    expect(outcomes(reading([one], 100n), 'account.debt')).toEqual(['clear']);
    expect(outcomes(reading([one], 99n), 'account.debt')).toEqual(['fired']);
    expect(outcomes(reading([one], 0n), 'account.debt')).toEqual(['fired']);
    expect(outcomes(reading([one]), 'account.debt')).toEqual(['fired']);
  });

  it('is summed over the calls of a request', () => {
    const one: Call = [withdraw, [usdc, 60n]];
    expect(outcomes(reading([one, one], 120n), 'account.debt')).toEqual(['clear']);
    expect(outcomes(reading([one, one], 119n), 'account.debt')).toContain('fired');
  });

  it('is summed for each asset alone', () => {
    const two: readonly Call[] = [
      [withdraw, [usdc, 60n]],
      [withdraw, [weth, 60n]],
    ];
    expect(outcomes(reading(two, 100n), 'account.debt')).not.toContain('fired');
    expect(outcomes(reading(two, 59n), 'account.debt')).toContain('fired');
  });

  it('is no loan where all that is there is asked for, and nothing is owed', () => {
    const it = reading([[withdraw, [usdc, maxUint256]]], 5n);
    expect(outcomes(it, 'account.debt')).toEqual(['clear']);
    expect(outcomes(it, 'account.weaker')).toEqual(['clear']);
  });

  it('is a loan where all that is there was asked for before', () => {
    const [all, more]: readonly Call[] = [
      [withdraw, [usdc, maxUint256]],
      [withdrawTo, [me, usdc, 2n]],
    ];
    if (all === undefined || more === undefined) throw new RangeError('no calls');
    expect(outcomes(reading([all, more], 5n), 'account.debt')).toContain('fired');
    expect(outcomes(reading([more, all, more], 5n), 'account.debt')).toContain('fired');
    expect(outcomes(reading([all, all], 5n), 'account.debt')).not.toContain('fired');
    expect(outcomes(reading([more, all], 5n), 'account.debt')).not.toContain('fired');
    expect(outcomes(reading([more, all], 1n), 'account.debt')).toContain('fired');
  });

  it('is a loan where another call gives away what was supplied', () => {
    const gift: Call = ['transfer(address to, uint256 amount)', [friend, 100n]];
    expect(outcomes(reading([gift, [withdraw, [usdc, 100n]]], 100n), 'account.debt')).toEqual(['fired']);
    const late = reading([gift, [withdraw, [usdc, 100n]]], 100n, 0n, true);
    expect(outcomes(late, 'account.debt')).toEqual(['fired']);
  });

  it('is a loan beside a call of the market that nobody here knows, or one that says no amount', () => {
    for (const beside of [
      'absorb(address account)',
      'withdrawAll()',
      'withdraw(uint256 amount, bytes rest)',
    ]) {
      const args = beside.includes('()') ? [] : beside.includes('bytes') ? [5n, '0x'] : [friend];
      const it = reading(
        [
          [beside, args],
          [withdraw, [usdc, 100n]],
        ],
        100n,
      );
      expect(outcomes(it, 'account.debt'), beside).toContain('fired');
    }
  });

  it('secures a debt where one is owed', () => {
    const it = reading([[withdraw, [weth, 5n]]], 5n, 1n);
    expect(outcomes(it, 'account.debt')).toEqual(['clear']);
    expect(outcomes(it, 'account.weaker')).toEqual(['fired']);
    expect(it.verdict).toBe('caution');
  });

  it('is not known while the market is asked', () => {
    const it = reading([[withdraw, [usdc, 100n]]], undefined, 0n, true);
    expect(outcomes(it, 'account.debt')).toEqual(['pending']);
    const half = (supplied: bigint) => reading([[withdraw, [usdc, 100n]]], supplied, 0n, true);
    expect(outcomes(half(99n), 'account.debt')).toEqual(['pending']);
    expect(outcomes(half(100n), 'account.debt')).toEqual(['clear']);
  });
});
