import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../check/testing/answers.ts';
import { balance, call, contract, effectsOf, me, type Sample, usdc, weth } from '../check/testing/views.ts';
import type { Move } from '../model/effects.ts';
import { known } from '../model/known.ts';
import { calmOnes, changeIn, stillCalm, withLines } from './testing/changed.ts';

const swaps = calmOnes.filter(
  ({ call: text, comes = [] }) => comes.length > 0 && /\b\w*(?:min(?!t|Gas)|least)\w*[,)]/i.test(text),
);

describe('what an honest trade with a minimum brings', () => {
  it('is tried on many', () => {
    expect(swaps.length).toBeGreaterThan(10);
  });

  it('is not calm where nothing comes, but for liquidity whose minimum is of what goes in', () => {
    const asked = withLines((lines) =>
      lines.filter((line) => changeIn(line) < 0n || line.what !== 'balance'),
    );
    const calm = stillCalm(swaps, { asked });
    // Of these the word of their contract is taken, which is vouched for.
    expect(calm.filter((what) => !/liquidity/.test(what))).toEqual(['sell USDY', 'buy mTBILL']);
  });

  it('is not calm where the simulation fails', () => {
    const asked: NonNullable<Parameters<typeof stillCalm>[1]['asked']> = ({ body, sample }) => {
      if (sample.effects?.s !== 'known') throw new Error('There is no simulation.');
      return { body, sample: { ...sample, effects: known({ ...sample.effects.v, status: 'revert' }) } };
    };
    expect(stillCalm(calmOnes, { asked })).toEqual([]);
  });
});

const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const dollars = { kind: 'token', chainId: 1, address: usdc } as const;
const pool = getAddress('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');
const pays = (amount: bigint, to: Address = me, more: Partial<Move> = {}): Move => ({
  from: pool,
  to,
  asset: dollars,
  amount,
  basis: 'read',
  step: '0',
  ...more,
});
/** What comes by the moves inside the call, beside balances that show `shown` more. */
const comes = (moves: readonly Move[], shown: bigint): Sample => ({
  effects: known(
    effectsOf([balance(weth, 95n), balance(usdc, 100n + shown)], {
      moves,
      calls: known([
        {
          id: '0',
          op: 'call',
          from: me,
          to: contract,
          value: 0n,
          gasUsed: 1n,
          selector: '0x38ed1739',
          size: 260,
          ok: true,
          step: '0',
        },
      ]),
    }),
  ),
});
const least = (amount: bigint) => call(contract, swap, [5n, amount, [weth, usdc], me, 9n]);

describe('what comes inside a call', () => {
  const rule = 'transfers.leastFarBelow';

  it('is what its minimum is measured by, and not what comes by another', () => {
    expect(answer(rule, least(899n), comes([pays(1_000n)], 1_000n))).toBe('caution');
    expect(answer(rule, least(900n), comes([pays(1_000n)], 1_000n))).toBe('clear');
    // Of a thousand that come, this call brings a hundred.
    expect(answer(rule, least(99n), comes([pays(100n), pays(900n, me, { step: '1' })], 1_000n))).toBe(
      'clear',
    );
    expect(answer(rule, least(89n), comes([pays(100n), pays(900n, me, { step: '1' })], 1_000n))).toBe(
      'caution',
    );
  });

  it('is what comes to the receiver, in all its parts, and nobody else’s', () => {
    expect(answer(rule, least(899n), comes([pays(400n), pays(600n)], 1_000n))).toBe('caution');
    expect(answer(rule, least(899n), comes([pays(950n), pays(9_000n, contract)], 950n))).toBe('clear');
    expect(
      answer(
        rule,
        least(899n),
        comes([pays(950n), pays(9_000n, me, { asset: { ...dollars, address: weth } })], 950n),
      ),
    ).toBe('clear');
  });

  it('is what the balance shows where more moves than are shown: some of it may be left out', () => {
    const others = (count: number) => Array.from({ length: count }, () => pays(1n, pool, { from: contract }));
    expect(answer(rule, least(90n), comes([pays(100n), ...others(498)], 1_000n))).toBe('clear');
    expect(answer(rule, least(90n), comes([pays(100n), ...others(499)], 1_000n))).toBe('caution');
  });

  it('is what the balance shows where a token announces no moves', () => {
    expect(answer(rule, least(899n), comes([], 1_000n))).toBe('caution');
    expect(answer(rule, least(900n), comes([], 1_000n))).toBe('clear');
  });
});
