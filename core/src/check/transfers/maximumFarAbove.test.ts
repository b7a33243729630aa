import { getAddress } from 'viem';
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

const rule = 'transfers.mostFarAbove';
const exact =
  'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)';
const swap = (most: bigint) => call(contract, exact, [5n, most, [usdc, weth], me, 9n]);
const vault = getAddress('0xba12222222228d8ba445958a75a0704d566bf2c8');
const takes = (amount: bigint, more: Partial<Effects> = {}) => ({
  effects: known(
    effectsOf([{ ...balance(usdc, 0n), before: known(10_000n), after: known(10_000n - amount) }], more),
  ),
});

describe('a maximum input far above what the simulation takes', () => {
  it('is a caution from more than the slippage that the user allows', () => {
    // The standard is ten percent of the maximum.
    for (const [most, is] of [
      [1_000n, 'clear'],
      [1_111n, 'clear'],
      [1_112n, 'caution'],
      [100_000n, 'caution'],
    ] as const)
      expect(answer(rule, swap(most), takes(1_000n))).toBe(is);
  });

  it('does not take for its cost what another call of the request takes', () => {
    const asset = { kind: 'token', chainId: 1, address: usdc } as const;
    const moves = [
      { from: me, to: friend, asset, amount: 30n, basis: 'read' },
      { from: me, to: vault, asset, amount: 970n, basis: 'read' },
    ] as const;
    expect(told(rule, swap(1_000n), takes(1_000n, { moves }))).toEqual(['clear step.0.arg.amountInMax']);
    const both = {
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: [
        { to: contract, value: 0n, data: bytesOf(swap(1_000n)) },
        { to: vault, value: 0n, data: bytesOf(call(vault, 'poke(uint256 amount)', [970n])) },
      ],
    } as const;
    expect(told(rule, both, takes(1_000n, { moves }))).toEqual([
      'caution: transfers.mostFarAbove.says most step.0.arg.amountInMax takes move.0.amount | transfers.mostFarAbove.why | transfers.mostFarAbove.remedy | in 0 | by step.0.arg.amountInMax move.0.amount',
    ]);
  });

  it('is read of the vault of Balancer, where the output is given', () => {
    const text =
      'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)';
    const by = (kind: number, limit: bigint) =>
      call(vault, text, [
        [`0x${'11'.repeat(32)}`, kind, usdc, weth, 5n, '0x'],
        [me, false, me, false],
        limit,
        9n,
      ]);
    expect(told(rule, by(1, 5_000n), takes(1_000n))).toEqual([
      'caution: transfers.mostFarAbove.says most step.0.arg.limit takes effect.0.delta | transfers.mostFarAbove.why | transfers.mostFarAbove.remedy | in 0 | by step.0.arg.limit effect.0.delta',
    ]);
    expect(told(rule, by(1, 1_010n), takes(1_000n))).toEqual(['clear step.0.arg.limit']);
    expect(answer(rule, by(0, 5_000n), takes(1_000n))).toBe('notApplicable');
  });

  it('is what goes along in coins, where the rest comes back', () => {
    const text =
      'swapETHForSpecificNFTs((address pair, uint256[] nftIds)[] swapList, address ethRecipient, address nftRecipient, uint256 deadline)';
    const coins = (from: typeof me, to: typeof me, amount: bigint) =>
      ({ from, to, asset: { kind: 'native', chainId: 1 }, amount, basis: 'read' }) as const;
    const buys = call(contract, text, [[], me, me, 9n], 5_000n);
    const moved = (back: bigint) => {
      const goes = [coins(me, contract, 5_000n), coins(contract, friend, 5_000n - back)];
      const moves = [...goes, coins(contract, me, back)];
      return { effects: known(effectsOf([], { moves, calls: known([]) })) };
    };
    expect(told(rule, buys, moved(4_000n))).toEqual([
      'caution: transfers.mostFarAbove.says most step.0.value takes move.1.amount | transfers.mostFarAbove.why | transfers.mostFarAbove.remedy | in 0 | by step.0.value move.1.amount',
    ]);
    expect(answer(rule, buys, moved(100n))).toBe('clear');
    expect(told(rule, buys, waiting)).toEqual(['pending effects']);
  });

  it('is silent for an exact input, and not known without a simulation', () => {
    const input =
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
    expect(answer(rule, call(contract, input, [5n, 4n, [usdc, weth], me, 9n]), takes(5n))).toBe(
      'notApplicable',
    );
    expect(told(rule, swap(1_000n), offline)).toEqual(['unknown effects']);
    expect(answer(rule, swap(1_000n), waiting)).toBe('pending');
    expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});

function bytesOf(body: ReturnType<typeof call>): `0x${string}` {
  return body.kind === 'transaction' ? body.call.data : '0x';
}
