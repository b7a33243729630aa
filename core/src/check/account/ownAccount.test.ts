import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Effects, Move, TracedCall } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import { answer } from '../testing/answers.ts';
import { allowance, call, effectsOf, friend, key, me, type Sample, weth } from '../testing/views.ts';

const account = getAddress('0x9dd9b7304541c3d6f6c5c7eb4dfc72e2628947d2');
const router = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const pool = getAddress('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');
const codes = { [account]: 'contract', [router]: 'contract', [weth]: 'contract' } as const;

const abi = parseAbi([
  'function deposit() payable',
  'function approve(address spender, uint256 amount)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
]);
const wrap = encodeFunctionData({ abi, functionName: 'deposit' });
const approve = encodeFunctionData({ abi, functionName: 'approve', args: [router, 5n] });
const swap = encodeFunctionData({
  abi,
  functionName: 'swapExactETHForTokens',
  args: [1n, [weth, friend], account, 2_000_000_000n],
});

/** A contract that nobody names is told to call another one. */
const through = (to: Address, value: bigint, data: Hex) =>
  call(account, 'execute(address dest, uint256 value, bytes func)', [to, value, data]);

const coins = (from: Address, to: Address, step?: string): Move => ({
  from,
  to,
  asset: { kind: 'native', chainId: 1 },
  amount: 5n,
  basis: 'read',
  ...(step === undefined ? {} : { step }),
});
const run = (id: string, to: Address, step?: string): TracedCall => ({
  id,
  op: 'call',
  from: account,
  to,
  value: 0n,
  gasUsed: 1n,
  selector: '0x',
  size: 0,
  ok: true,
  ...(step === undefined ? {} : { step }),
});
const shown = (effects: Partial<Effects>, lines: Parameters<typeof effectsOf>[0] = []): Sample => ({
  codes,
  effects: known(
    effectsOf(lines, {
      calls: known([run('0', account, '0'), run('0.0', router, '0.0'), run('0.0.0', pool)]),
      records: known([]),
      ...effects,
    }),
  ),
});

describe('an account that passes on what it is told to call', () => {
  it('pays as the call says that it makes, and nobody else', () => {
    const says = (...moves: readonly Move[]) =>
      answer('account.move', through(weth, 5n, wrap), shown({ moves }));
    expect(says(coins(account, weth, '0.0'))).toBe('clear');
    // What a known contract does with it is its own.
    expect(says(coins(account, weth, '0.0'), coins(weth, pool, '0.0'))).toBe('clear');
    expect(says(coins(account, weth, '0.0'), coins(account, key, '0'))).toBe('caution');
  });

  it('explains what the contract that it calls writes down, and nothing else', () => {
    const says = (calls: readonly TracedCall[]) =>
      answer(
        'account.record',
        through(router, 5n, swap),
        shown({ moves: [], records: known([{ contract: pool, slots: 1 }]), calls: known(calls) }),
      );
    const passed = [run('0', account, '0'), run('0.0', router, '0.0'), run('0.0.0', pool)];
    expect(says(passed)).toBe('clear');
    expect(says([...passed, run('0.1', pool)])).toBe('caution');
  });

  it('is called for that, where it changes nothing itself', () => {
    const says = (lines: Parameters<typeof effectsOf>[0]) =>
      answer('account.nameOnly', through(weth, 0n, approve), shown({ moves: [] }, lines));
    expect(says([{ ...allowance(weth, router, 5n), who: account }])).not.toBe('caution');
    // A contract that only looks like an account calls nobody.
    expect(says([])).toBe('caution');
    expect(says([{ ...allowance(friend, router, 5n), who: me }])).toBe('caution');
  });
});
