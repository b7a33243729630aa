import { type Address, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Effects } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  effectsOf,
  friend,
  me,
  offline,
  transaction,
  usdc,
  waiting,
  weth,
} from '../testing/views.ts';

const rule = 'transfers.newPool';
const pair = { kind: 'token', chainId: 1, address: contract } as const;
const liquidity = call(
  contract,
  'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  [usdc, weth, 5_000_000n, 10n ** 18n, 1n, 1n, me, 2_000_000_000n],
);
type Move = NonNullable<Effects['moves']>[number];

/** A pair that locks its first shares, and what may look like that. */
const locking = (move: Partial<Move>) => {
  const moves = [
    { from: zeroAddress, to: zeroAddress, asset: pair, amount: 1_000n, basis: 'read', ...move },
  ] as Effects['moves'];
  return answer(rule, liquidity, {
    effects: known(effectsOf([balance(usdc, 0n)], moves === undefined ? {} : { moves })),
  });
};

describe('the first liquidity of a pair', () => {
  it('is told by the thousand shares that nobody gets, wherever pairs lock them', () => {
    expect(locking({})).toBe('caution');
    expect(locking({ to: '0x000000000000000000000000000000000000dEaD' })).toBe('caution');
    expect(locking({ to: '0x000000000000000000000000000000000000dead' })).toBe('caution');
    expect(locking({ to: '0xdEAD000000000000000000000000000000000000' })).toBe('caution');
  });

  it('is not told by shares that somebody gets or had, by another number of them, or by coins', () => {
    expect(locking({ to: me })).toBe('clear');
    expect(locking({ from: friend })).toBe('clear');
    expect(locking({ amount: 999n })).toBe('clear');
    expect(locking({ amount: 1_001n })).toBe('clear');
    expect(locking({ asset: { kind: 'native', chainId: 1 } })).toBe('clear');
  });

  it('is not known without a simulation', () => {
    expect(told(rule, liquidity, offline)).toEqual(['unknown effects']);
    expect(told(rule, liquidity, waiting)).toEqual(['pending effects']);
    expect(told(rule, liquidity, { effects: known(effectsOf([balance(usdc, 0n)])) })).toEqual(['clear']);
  });
});

describe('a pool that is made', () => {
  const fee: readonly (readonly [string, readonly unknown[]])[] = [
    ['createPool(address tokenA, address tokenB, uint24 fee)', [usdc, weth, 500]],
    ['createPair(address tokenA, address tokenB)', [usdc, weth]],
  ];

  it.each(fee)('is told beside what is put into it: %s', (signature, args) => {
    const body = {
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: [call(friend, signature, args), liquidity].flatMap((it) =>
        it.kind === 'transaction' ? [it.call] : [],
      ),
    } as const;
    expect(told(rule, body, { effects: known(effectsOf([balance(usdc, 0n)])) })).toEqual([
      'caution: transfers.newPool.says | transfers.newPool.why | transfers.newPool.remedy | in 0 | by step.0.to',
    ]);
  });

  it.each(fee)('alone costs nobody anything: %s', (signature, args) => {
    expect(answer(rule, call(friend, signature, args), { effects: known(effectsOf([])) })).not.toBe(
      'caution',
    );
  });

  it('is not told of what only sounds like it', () => {
    const others: readonly (readonly [string, readonly unknown[]])[] = [
      ['initialize(address owner)', [friend]],
      ['poolCreate(address tokenA, address tokenB)', [usdc, weth]],
      ['recreatePool(address token)', [usdc]],
    ];
    for (const [signature, args] of others) {
      const calls = [call(friend, signature, args), liquidity].flatMap((it) =>
        it.kind === 'transaction' ? [it.call] : [],
      );
      const body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls } as const;
      expect(answer(rule, body, { effects: known(effectsOf([balance(usdc, 0n)])) })).not.toBe('caution');
    }
  });

  it('is no matter of a payment', () => {
    expect(
      answer(rule, transaction(friend, '0x', 1n), { effects: known(effectsOf([balance(undefined, 99n)])) }),
    ).toBe('notApplicable');
  });
});

describe('a deposit of next to nothing of one of two tokens', () => {
  const uneven = 'transfers.unevenPool';
  const add = (one: bigint, other: bigint) =>
    call(
      contract,
      'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      [usdc, weth, one, other, 0n, 0n, me, 2_000_000_000n],
    );
  const out = (...assets: readonly Address[]) => ({
    effects: known(
      effectsOf(assets.map((it) => ({ ...balance(it, 0n), before: known(10n ** 19n), after: known(0n) }))),
    ),
  });

  it('is told where one of them is none, or does not leave', () => {
    expect(told(uneven, add(5_000_000n, 0n), out(usdc, weth))).toEqual([
      'caution: transfers.unevenPool.says | transfers.unevenPool.why | transfers.unevenPool.remedy | in 0 | by step.0.arg.amountAMin step.0.arg.amountBMin',
    ]);
    expect(answer(uneven, add(0n, 10n ** 18n), offline)).toBe('caution');
    expect(answer(uneven, add(5_000_000n, 10n ** 18n), out(usdc))).toBe('caution');
    expect(answer(uneven, add(5_000_000n, 10n ** 18n), out(usdc, friend))).toBe('caution');
  });

  it('is clear where both leave, and where nothing happens at all', () => {
    expect(told(uneven, add(5_000_000n, 10n ** 18n), out(usdc, weth))).toEqual([
      'clear step.0.arg.amountAMin',
    ]);
    expect(
      answer(uneven, add(5_000_000n, 10n ** 18n), { effects: known(effectsOf([], { status: 'revert' })) }),
    ).toBe('clear');
    expect(told(uneven, add(5_000_000n, 10n ** 18n), offline)).toEqual(['unknown effects']);
    expect(answer(uneven, transaction(friend, '0x', 1n), out(usdc))).toBe('notApplicable');
  });
});
