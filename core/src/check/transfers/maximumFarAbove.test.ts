import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Effects, Move, TracedCall } from '../../model/effects.ts';
import { known, pending } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  effectsOf,
  friend,
  key,
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

describe('where every call was traced', () => {
  const pool = getAddress('0x11b815efb8f581194ae79006d24e0d814b7697f6');
  const any = 'buyExactOut(uint128 marketId, uint256 synthAmount, uint256 maxUsdAmount, address referrer)';
  const anySwap = (most: bigint, value = 0n) => call(contract, any, [1n, 5n, most, me], value);
  const move = (
    step: string | undefined,
    from: Address,
    to: Address,
    amount: bigint,
    token?: Address,
  ): Move => ({
    from,
    to,
    asset:
      token === undefined ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address: token },
    amount,
    basis: 'read',
    ...(step === undefined ? {} : { step }),
  });
  const traced = (moves: readonly Move[], steps = ['0'], more: Partial<Effects> = {}) => {
    const calls = steps.map(
      (step): TracedCall => ({
        id: step,
        op: 'call',
        from: me,
        to: contract,
        value: 0n,
        gasUsed: 50_000n,
        selector: '0x8803dbee',
        size: 260,
        ok: true,
        step,
      }),
    );
    return { effects: known(effectsOf([], { moves, calls: known(calls), ...more })) };
  };
  const fired = (most: string, takes?: string, step = '0') =>
    takes === undefined
      ? `caution: transfers.mostFarAbove.saysAlone most ${most} | transfers.mostFarAbove.why | transfers.mostFarAbove.remedy | in ${step} | by ${most}`
      : `caution: transfers.mostFarAbove.says most ${most} takes ${takes} | transfers.mostFarAbove.why | transfers.mostFarAbove.remedy | in ${step} | by ${most} ${takes}`;
  const most = 'step.0.arg.amountInMax';

  it('what its own call takes is held against it, however deep inside', () => {
    for (const step of ['0', '0.0', '0.3.1']) {
      const its = [move(step, me, pool, 950n, usdc)];
      expect(told(rule, swap(1_000n), traced(its, ['0', '0.0', '0.3.1']))).toEqual([`clear ${most}`]);
      expect(told(rule, swap(2_000n), traced(its, ['0', '0.0', '0.3.1']))).toEqual([
        fired(most, 'move.0.amount'),
      ]);
    }
  });

  it('what other calls take is not, and nothing is taken where nothing moves', () => {
    expect(told(rule, swap(1_000n), traced([]))).toEqual([fired(most)]);
    expect(told(rule, swap(1_000n), traced([move('1', me, pool, 950n, usdc)], ['0', '1']))).toEqual([
      fired(most),
    ]);
    expect(told(rule, swap(1_000n), traced([move(undefined, me, pool, 950n, usdc)]))).toEqual([fired(most)]);
    expect(told(rule, swap(1_000n), traced([move('0', me, pool, 950n, weth)]))).toEqual([fired(most)]);
    expect(told(rule, swap(1_000n), traced([move('0', friend, pool, 950n, usdc)]))).toEqual([fired(most)]);
  });

  it('what comes back is taken off, and what goes between those who pay is nothing', () => {
    const goes = move('0', me, pool, 950n, usdc);
    expect(told(rule, swap(1_000n), traced([goes, move('0', pool, me, 60n, usdc)]))).toEqual([
      fired(most, 'move.0.amount'),
    ]);
    expect(told(rule, swap(1_000n), traced([goes, move('0', me, contract, 5n, usdc)]))).toEqual([
      `clear ${most}`,
    ]);
    expect(told(rule, swap(1_000n), traced([move('0', me, contract, 950n, usdc)]))).toEqual([fired(most)]);
  });

  it('the largest of what goes is named', () => {
    const its = [
      move('0', me, pool, 100n, usdc),
      move('0', me, friend, 300n, usdc),
      move('0', me, key, 50n, usdc),
    ];
    expect(told(rule, swap(1_000n), traced(its))).toEqual([fired(most, 'move.1.amount')]);
    expect(told(rule, swap(500n), traced(its))).toEqual([`clear ${most}`]);
  });

  it('of a call that does not say which token, the one that goes is held against it', () => {
    const its = 'step.0.arg.maxUsdAmount';
    expect(told(rule, anySwap(1_000n), traced([move('0', me, pool, 950n, usdc)]))).toEqual([`clear ${its}`]);
    expect(told(rule, anySwap(2_000n), traced([move('0', me, pool, 950n, usdc)]))).toEqual([
      fired(its, 'move.0.amount'),
    ]);
    expect(told(rule, anySwap(1_000n), traced([]))).toEqual([fired(its)]);
    const two = [move('0', me, pool, 950n, usdc), move('0', me, pool, 950n, weth)];
    expect(told(rule, anySwap(1_000n), traced(two))).toEqual([fired(its)]);
    expect(told(rule, anySwap(1_000n), traced([move('1', me, pool, 950n, usdc)], ['0', '1']))).toEqual([
      fired(its),
    ]);
    expect(told(rule, anySwap(1_000n), traced([move('0', friend, pool, 950n, usdc)]))).toEqual([fired(its)]);
  });

  it('coins that go along are what it takes, and not a token', () => {
    const its = 'step.0.arg.maxUsdAmount';
    expect(told(rule, anySwap(1_000n, 1_000n), traced([move('0', me, pool, 950n)]))).toEqual([
      `clear ${its}`,
    ]);
    expect(told(rule, anySwap(1_000n, 1_000n), traced([move('0', me, pool, 950n, usdc)]))).toEqual([
      fired(its),
    ]);
  });

  it('what the same call gives beside it must not pass for what it takes', () => {
    const paid = call(usdc, 'transfer(address to, uint256 amount)', [friend, 900n]);
    const both = {
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: [
        { to: contract, value: 0n, data: bytesOf(swap(1_000n)) },
        { to: usdc, value: 0n, data: bytesOf(paid) },
      ],
    } as const;
    // Untraced, the payment is taken off; traced, each call has its own.
    const moves = [move(undefined, me, pool, 950n, usdc), move(undefined, me, friend, 900n, usdc)];
    expect(told(rule, both, { effects: known(effectsOf([], { moves })) })).toEqual([`clear ${most}`]);
    const less = [move(undefined, me, pool, 50n, usdc), move(undefined, me, friend, 900n, usdc)];
    expect(told(rule, both, { effects: known(effectsOf([], { moves: less })) })).toEqual([
      fired(most, 'move.1.amount'),
    ]);
    const its = [move('0', me, pool, 950n, usdc), move('1', me, friend, 900n, usdc)];
    expect(told(rule, both, traced(its, ['0', '1']))).toEqual([`clear ${most}`]);
  });

  it('is nothing where all fails', () => {
    expect(told(rule, swap(1_000n), traced([], ['0'], { status: 'revert' }))).toEqual(['clear effects']);
  });

  it('several swaps of one token are held against all that they take', () => {
    const two = {
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: [swap(1_000n), swap(500n)].map((it) => ({ to: contract, value: 0n, data: bytesOf(it) })),
    } as const;
    const its = [move('0', me, pool, 900n, usdc), move('1', me, pool, 480n, usdc)];
    expect(told(rule, two, traced(its, ['0', '1']))).toEqual([`clear ${most} step.1.arg.amountInMax`]);
    const less = [move('0', me, pool, 900n, usdc), move('1', me, pool, 100n, usdc)];
    expect(told(rule, two, traced(less, ['0', '1']))).toEqual([
      fired(most, 'move.0.amount'),
      fired('step.1.arg.amountInMax', 'move.0.amount', '1'),
    ]);
    // One of them was not found in the trace: then it is as if none was.
    expect(told(rule, two, traced(its, ['0']))).toEqual([`clear ${most} step.1.arg.amountInMax`]);
  });
});

describe('where no call was traced', () => {
  const any = 'buyExactOut(uint128 marketId, uint256 synthAmount, uint256 maxUsdAmount, address referrer)';
  const anySwap = call(contract, any, [1n, 5n, 1_000n, me]);
  const line = (token: Address | undefined, lost: bigint, who: Address = me) => ({
    ...balance(token, 0n, who),
    before: known(10_000n),
    after: known(10_000n - lost),
  });
  const lines = (...its: Parameters<typeof effectsOf>[0]) => ({ effects: known(effectsOf(its)) });

  it('the one token that leaves is held against a call that does not say which', () => {
    const its = 'step.0.arg.maxUsdAmount';
    expect(told(rule, anySwap, lines(line(usdc, 950n)))).toEqual([`clear ${its}`]);
    expect(answer(rule, anySwap, lines(line(usdc, 500n)))).toBe('caution');
    expect(answer(rule, anySwap, lines(line(usdc, 950n), line(weth, 950n)))).toBe('caution');
    expect(told(rule, anySwap, lines())).toEqual(['unknown effects']);
    expect(told(rule, anySwap, lines(line(usdc, -950n)))).toEqual(['unknown effects']);
    expect(told(rule, anySwap, lines(line(undefined, 950n)))).toEqual(['unknown effects']);
    expect(told(rule, anySwap, lines(line(usdc, 950n, friend)))).toEqual(['unknown effects']);
  });

  it('nobody knows what a swap takes where nothing of its token leaves', () => {
    expect(told(rule, swap(1_000n), lines())).toEqual(['unknown effects']);
    expect(told(rule, swap(1_000n), lines(line(weth, 950n)))).toEqual(['unknown effects']);
    expect(told(rule, swap(1_000n), lines({ ...line(usdc, 950n), what: 'allowance' }))).toEqual([
      'unknown effects',
    ]);
  });

  it('coins are known once the calls inside are, or by what leaves', () => {
    const coins = 'swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)';
    const buys = call(contract, coins, [5n, [weth, usdc], me, 9n], 1_000n);
    expect(told(rule, buys, { effects: known(effectsOf([], { calls: pending })) })).toEqual([
      'pending effects',
    ]);
    expect(told(rule, buys, lines(line(undefined, 950n)))).toEqual(['clear step.0.value']);
    expect(answer(rule, buys, lines(line(undefined, 500n)))).toBe('caution');
    expect(told(rule, buys, lines(line(usdc, 950n)))).toEqual(['unknown effects']);
  });
});

function bytesOf(body: ReturnType<typeof call>): `0x${string}` {
  return body.kind === 'transaction' ? body.call.data : '0x';
}
