import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { told } from '../../actions/testing/told.ts';
import { check } from '../../check/check.ts';
import { rules } from '../../check/rules.ts';
import { allowance, dataOf, effectsOf, me, type Sample, usdc, viewOf } from '../../check/testing/views.ts';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';

/** Two contracts that nobody knows, and one that everybody does. */
const one = getAddress('0x1234567890abcdef1234567890abcdef12345678');
const two = getAddress('0x2234567890abcdef1234567890abcdef12345678');
const router = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const codes = { [one]: 'contract', [two]: 'contract', [router]: 'contract' } as const;

type Given = readonly [spender: Address, amount: bigint];

const batch = (...given: readonly Given[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: given.map((its) => ({
    to: usdc,
    value: 0n,
    data: dataOf('approve(address spender, uint256 amount)', its),
  })),
});

/** Which of the allowances are said to be as good as all that is held, and how. */
function saidOf(given: readonly Given[], held: bigint, run: Sample = {}): readonly string[] {
  const facts = { [holdsFact(me, usdc)]: { kind: 'integer', value: held } } as const;
  const view = viewOf(batch(...given), { codes, facts, ...run });
  const asked = rules.filter(({ id }) => id === 'approvals.allHeld');
  return check(view, asked).flatMap((it) =>
    it.outcome === 'fired'
      ? [`${it.step} ${it.severity} ${/how: (\w+)/.exec(told(view, it.says))?.[1] ?? ''}`]
      : [],
  );
}

describe('allowances of one request', () => {
  it.each([
    [100n, 'all'],
    [101n, 'most'],
    [111n, 'most'],
    [112n, ''],
    [0n, ''],
  ])('of 100, where %i is held', (held, how) => {
    expect(saidOf([[one, 100n]], held)).toEqual(how === '' ? [] : [`0 caution ${how}`]);
    expect(saidOf([[router, 100n]], held)).toEqual(how === '' ? [] : [`0 note ${how}`]);
  });

  it('add up over those whom nobody knows', () => {
    const both: readonly Given[] = [
      [one, 50n],
      [two, 40n],
    ];
    const together = ['0 caution together', '1 caution together'];
    expect(saidOf(both, 90n)).toEqual(together);
    expect(saidOf(both, 100n)).toEqual(together);
    expect(saidOf(both, 101n)).toEqual([]);
    expect(saidOf([both[0] ?? [one, 50n], [two, 0n]], 50n)).toEqual(['0 caution all']);
  });

  it('stand alone where one is for whom everybody knows', () => {
    const toRouter = [router, 40n] as const;
    expect(saidOf([[one, 50n], toRouter], 100n)).toEqual([]);
    expect(saidOf([[one, 95n], toRouter], 100n)).toEqual(['0 caution most']);
  });

  it('are what the simulation leaves of them', () => {
    const run = (after: bigint): Sample => ({ effects: known(effectsOf([allowance(usdc, one, after)])) });
    expect(saidOf([[one, 100n]], 100n, run(100n))).toEqual(['0 caution all']);
    expect(saidOf([[one, 100n]], 100n, run(10n))).toEqual([]);
    expect(saidOf([[one, 100n]], 1_000n, run(950n))).toEqual(['0 caution most']);
  });
});
