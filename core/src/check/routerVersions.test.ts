import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { paymentsOf } from '../actions/payments/payments.ts';
import { planTradeOf } from '../actions/swaps/planTrade.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { accountOf } from '../evidence/purpose/account.ts';
import type { Body } from '../model/request.ts';
import { unreadOf } from '../narrate/unread.ts';
import { answer, told } from './testing/answers.ts';
import { key, me, type Sample, usdc, viewOf, weth } from './testing/views.ts';

const infinity = [56, '0xd9c500dff816a1da21a48a732d3498bf09dc9aeb'] as const;
const pancakeSwap = [56, '0x1a0a18ac4becddbd6389559687d1a73d8927e416'] as const;
const aerodrome = [8453, '0x01d40099fcd87c018969b0e8d4ab1633fb34763c'] as const;
const uniswap = [1, '0x66a9893cc07d91d95644aedd05d03f95e1dba8af'] as const;
const uniswapFirst = [1, '0xef1c6e67703c7bd7107eed8303fbe6ec2554bf6b'] as const;
const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
const none: Address = '0x0000000000000000000000000000000000000000';
const caller: Address = '0x0000000000000000000000000000000000000001';
const itself: Address = '0x0000000000000000000000000000000000000002';

type Command = readonly [code: string, types: string, ...values: readonly unknown[]];

const encoded = (commands: readonly Command[]): readonly [Hex, readonly Hex[]] => [
  `0x${commands.map(([code]) => code).join('')}`,
  commands.map(([, types, ...values]) => encodeAbiParameters(parseAbiParameters(types), values as never)),
];
const inside = (code: string, ...commands: readonly Command[]): Command => [
  code,
  'bytes, bytes[]',
  ...encoded(commands),
];
function plan([chainId, to]: readonly [number, Address], ...commands: readonly Command[]): Body {
  const data = encodeFunctionData({
    abi: parseAbi(['function execute(bytes commands, bytes[] inputs, uint256 deadline)']),
    args: [...encoded(commands), 9n],
  });
  return { kind: 'transaction', chainId, from: me, call: { to, value: 0n, data }, set: {} };
}

const sample: Sample = {
  codes: Object.fromEntries([
    ...[infinity, pancakeSwap, aerodrome, uniswap, uniswapFirst].map(([, to]) => [to, 'contract'] as const),
    ...[usdc, weth, dai].map((it) => [it, 'contract'] as const),
    [key, 'none'] as const,
  ]),
};
const tradeIn = (body: Body) => {
  const [step] = viewOf(body, sample).steps;
  return step === undefined ? undefined : planTradeOf(step);
};
const isRead = (body: Body) => unreadOf(viewOf(body, sample), []).length === 0;
const strangers = (body: Body) =>
  accountOf(viewOf(body, sample)).values.map(({ why, word }) => `${why} ${word.fact.split('.arg.')[1]}`);

/** The managers of PancakeSwap Infinity on BNB Smart Chain: its router trades only with its own. */
const managers = {
  cl: '0xa0ffb9c1ce1fe56963b0321b32e7a0302114058b',
  bin: '0xc697d2898e0d09264376196696c51d7abbbaa4a9',
} as const;
const settings: Hex = `0x${'00'.repeat(29)}0a0000`;
const keyTypes = '(address, address, address, address, uint24, bytes32)';
const single = (code: '06' | '1c', hooks: Address, least = 40n, fee = 500): Command => [
  code,
  `(${keyTypes}, bool, uint128, uint128, bytes)`,
  [[dai, usdc, hooks, code === '06' ? managers.cl : managers.bin, fee, settings], true, 50n, least, '0x'],
];
const settleAll: Command = ['0c', 'address, uint256', dai, 50n];
const takeAll: Command = ['0f', 'address, uint256', usdc, 40n];
const takeTo = (to: Address): Command => ['0e', 'address, address, uint256', usdc, to, 0n];

describe('a swap with pools of PancakeSwap Infinity', () => {
  it.each([
    ['of concentrated liquidity', '06'],
    ['of bins', '1c'],
  ] as const)('%s is read as the trade that it is', (_, code) => {
    const body = plan(infinity, inside('10', single(code, none), settleAll, takeAll));
    expect(isRead(body)).toBe(true);
    expect(tradeIn(body)).toMatchObject({
      give: { raw: 50n, exact: true },
      get: { raw: 40n, exact: false },
      goes: 'back',
    });
    expect(strangers(body)).toEqual([]);
    expect(answer('transfers.noMinimum', body, sample)).toBe('clear');
    expect(answer('transfers.outputElsewhere', body, sample)).toBe('clear');
  });

  it('through several pools, either way round, is one trade', () => {
    const hop = (token: Address) => [token, 500, none, managers.cl, '0x', settings];
    const pools = '(address, (address, uint24, address, address, bytes, bytes32)[], uint128, uint128)';
    const buys: Command = ['07', pools, [dai, [hop(weth), hop(usdc)], 50n, 40n]];
    expect(tradeIn(plan(infinity, inside('10', buys, settleAll, takeAll)))?.get.raw).toBe(40n);
    const sells: Command = ['09', pools, [usdc, [hop(dai), hop(weth)], 40n, 50n]];
    expect(tradeIn(plan(infinity, inside('10', sells, settleAll, takeAll)))).toMatchObject({
      give: { raw: 50n },
      get: { raw: 40n },
    });
  });

  it('is loud where a thief gets what it brings, writes its hooks, or leaves out the minimum', () => {
    const elsewhere = plan(infinity, inside('10', single('06', none), settleAll, takeTo(key)));
    expect(answer('transfers.outputElsewhere', elsewhere, sample)).toBe('caution');
    const hooked = plan(infinity, inside('10', single('1c', key), settleAll, takeAll));
    expect(strangers(hooked)).toEqual(['elsewhere swap.poolKey.hooks']);
    const open = plan(infinity, inside('10', single('06', none, 0n), settleAll, takeTo(caller)));
    expect(answer('transfers.noMinimum', open, sample)).toBe('caution');
  });

  it('is loud where a pool states a fee above a hundredth, on the way, too, and leaves one that changes to its hooks', () => {
    const of = (...swap: readonly Command[]) =>
      told('transfers.feeShare', plan(infinity, inside('10', ...swap, settleAll, takeAll)), sample);
    expect(of(single('06', none, 40n, 10_000)).filter((line) => !line.startsWith('clear'))).toEqual([]);
    expect(of(single('06', none, 40n, 300_000))).toEqual([
      expect.stringContaining('caution: transfers.feeShare.saysPool percent 30 |'),
    ]);
    expect(of(single('06', key, 40n, 0x800000)).filter((line) => !line.startsWith('clear'))).toEqual([]);
    const hop = (token: Address, fee: number) => [token, fee, none, managers.cl, '0x', settings];
    const pools = '(address, (address, uint24, address, address, bytes, bytes32)[], uint128, uint128)';
    const along = (fee: number): Command => ['07', pools, [dai, [hop(weth, fee), hop(usdc, 500)], 50n, 40n]];
    expect(of(along(300_000)).join('\n')).toContain('swap.path.0.fee');
    expect(of(along(3_000)).join('\n')).not.toContain('caution');
  });

  it('is nothing that the router before it knows: there the same byte is another command', () => {
    expect(isRead(plan(pancakeSwap, inside('10', single('06', none), settleAll, takeAll)))).toBe(false);
  });
});

describe('what a plan pays to the pair that its next swap begins with', () => {
  const usdcDai: Address = '0xae461ca67b15dc8dc81ce7615e0320da1a9ab8d5';
  const toPair: Command = ['02', 'address, address, uint160', usdc, usdcDai, 50n];
  const pools = [3n];

  it('is sold there by a swap with pairs, and by no swap with pools of stable tokens', () => {
    const pairs: Command = [
      '08',
      'address, uint256, uint256, address[], bool',
      caller,
      0n,
      40n,
      [usdc, dai],
      false,
    ];
    expect(tradeIn(plan(pancakeSwap, toPair, pairs))).toMatchObject({
      give: { raw: 50n },
      get: { raw: 40n },
    });
    const stable: Command = [
      '22',
      'address, uint256, uint256, address[], uint256[], bool',
      caller,
      0n,
      40n,
      [usdc, dai],
      pools,
      false,
    ];
    const body = plan(pancakeSwap, toPair, stable);
    expect(tradeIn(body)).toBeUndefined();
    expect(
      everyStep(viewOf(body, sample).steps)
        .flatMap(paymentsOf)
        .map(({ to }) => to.toLowerCase()),
    ).toEqual([usdcDai]);
  });
});

describe('the router of Velodrome and Aerodrome', () => {
  const swap: Command = [
    '08',
    'address, uint256, uint256, bytes, bool, bool',
    caller,
    0n,
    40n,
    `${usdc}00${weth.slice(2)}`,
    false,
    false,
  ];
  const pull = (to: Address, amount: bigint): Command => [
    '07',
    'address, address, uint256',
    usdc,
    to,
    amount,
  ];

  it('takes tokens from the caller, who is told to whom they go', () => {
    const body = plan(aerodrome, pull(key, 50n), swap);
    expect(isRead(body)).toBe(true);
    const paid = everyStep(viewOf(body, sample).steps).flatMap(paymentsOf);
    expect(paid.map(({ to, amount }) => [to, amount])).toEqual([[key, 50n]]);
    expect(tradeIn(body)).toBeUndefined();
  });

  it('sells what it took, and never says of all that the caller has that it is so much', () => {
    const sells = (amount: bigint) =>
      plan(aerodrome, pull(itself, amount), [
        ...swap.slice(0, 3),
        2n ** 255n,
        ...swap.slice(4),
      ] as unknown as Command);
    expect(tradeIn(sells(50n))).toMatchObject({ give: { raw: 50n }, get: { raw: 40n }, goes: 'back' });
    expect(tradeIn(sells(2n ** 255n))).toBeUndefined();
  });

  it('swaps with pools of Uniswap v4, and sends nothing to another network unread', () => {
    const v4: Command = [
      '06',
      '((address, address, uint24, int24, address), bool, uint128, uint128, bytes)',
      [[dai, usdc, 500, 10, none], true, 50n, 40n, '0x'],
    ];
    expect(tradeIn(plan(aerodrome, inside('10', v4, settleAll, takeAll)))?.get.raw).toBe(40n);
    const bridge: Command = [
      '12',
      'uint8, address, address, address, uint256, uint256, uint32, bool',
      1,
      me,
      usdc,
      key,
      50n,
      0n,
      10,
      true,
    ];
    expect(isRead(plan(aerodrome, bridge))).toBe(false);
  });
});

describe('a sweep', () => {
  const sold: Command = [
    '08',
    'address, uint256, uint256, address[], bool',
    itself,
    50n,
    0n,
    [usdc, weth],
    true,
  ];
  const sweep = (least: bigint): Command => ['04', 'address, address, uint256', weth, caller, least];

  it('counts only the low 160 bits of its minimum: above them it promises nothing', () => {
    const rule = 'transfers.noMinimum';
    expect(answer(rule, plan(uniswap, sold, sweep(40n)), sample)).toBe('clear');
    expect(answer(rule, plan(uniswap, sold, sweep(2n ** 160n)), sample)).toBe('caution');
    expect(answer('outcome.lenient', plan(uniswap, sold, sweep(2n ** 160n)), sample)).not.toBe('clear');
    // The first of these routers looks at all of it.
    expect(answer(rule, plan(uniswapFirst, sold, sweep(2n ** 160n)), sample)).toBe('clear');
  });
});
