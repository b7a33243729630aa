import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import { call, me, usdc, viewOf, waiting, weth } from '../../check/testing/views.ts';
import type { Body } from '../../model/request.ts';
import { sentencesOf } from '../testing/told.ts';

/** Routes that are split over several swaps of one multicall, as the app of Uniswap V3 sent them. */
const router = getAddress('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
const thief = getAddress('0x9fb29aac15b9a4b7f17c3385939b007540f4d791');
const itself: Address = '0x0000000000000000000000000000000000000002';

const abi = parseAbi([
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient)',
  'function sweepToken(address token, uint256 amountMinimum, address recipient)',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function refundETH()',
  'function pull(address token, uint256 value)',
]);

const word = `0x${'1'.repeat(64)}` as const;
const swap = (tokenIn: Address, tokenOut: Address, amountIn: bigint, least = 0n, recipient = itself): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'exactInputSingle',
    args: [
      { tokenIn, tokenOut, fee: 500, recipient, amountIn, amountOutMinimum: least, sqrtPriceLimitX96: 0n },
    ],
  });
const unwrap = (least: bigint, to: Address = me) =>
  encodeFunctionData({ abi, functionName: 'unwrapWETH9', args: [least, to] });
const sweep = (token: Address, least: bigint, to: Address = me) =>
  encodeFunctionData({ abi, functionName: 'sweepToken', args: [token, least, to] });
const permit = encodeFunctionData({
  abi,
  functionName: 'selfPermit',
  args: [usdc, 90n, 9n, 27, word, word],
});
const refund = encodeFunctionData({ abi, functionName: 'refundETH' });

function multicall(value: bigint, ...parts: readonly Hex[]): Body {
  return call(router, 'multicall(uint256 deadline, bytes[] data)', [9n, parts], value);
}

const said = (body: Body) => sentencesOf(viewOf(body, waiting));
const noMinimum = (body: Body) => answer('transfers.noMinimum', body, waiting);

it('a split route is one trade, for at least what the call behind it demands', () => {
  const sold = multicall(0n, permit, swap(usdc, weth, 60n), swap(usdc, weth, 30n), unwrap(7n));
  expect(said(sold)).toEqual([
    'sentence.one(what: sentence.swap(mood: ask, asked: who.account(account: 0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45), give: bound.exactly(what: what.amount(amount: 90 USDC)), get: bound.atLeast(what: what.wei(amount: 7)), to: to.back(mood: you)))',
    'sentence.one(what: sentence.allow(mood: ask, asked: who.account(account: 0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45), spender: who.account(account: 0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45), what: what.units(amount: 90, token: USDC), via: via.none))',
  ]);
  expect(noMinimum(sold)).toBe('clear');
  const bought = multicall(9n, swap(weth, usdc, 5n), swap(weth, usdc, 4n), refund, sweep(usdc, 80n));
  expect(said(bought)).toEqual([
    'sentence.swap(mood: ask, asked: who.account(account: 0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45), give: bound.atMost(what: what.amount(amount: 9 ETH)), get: bound.atLeast(what: what.units(amount: 80, token: USDC)), to: to.back(mood: you))',
  ]);
  expect(noMinimum(bought)).toBe('clear');
});

it('it is none where a part goes to someone else, does something else, or takes more than comes along', () => {
  const elsewhere = multicall(0n, swap(usdc, weth, 60n), swap(usdc, weth, 30n, 0n, thief), unwrap(7n));
  const toThief = multicall(0n, swap(usdc, weth, 60n), unwrap(0n), sweep(weth, 7n, thief));
  const pulls = multicall(
    0n,
    encodeFunctionData({ abi, functionName: 'pull', args: [weth, 7n] }),
    swap(usdc, weth, 60n),
    unwrap(7n),
  );
  const short = multicall(3n, swap(weth, usdc, 5n), sweep(usdc, 80n));
  for (const it of [elsewhere, toThief, pulls, short])
    expect(said(it).filter((line) => line.includes('at least'))).toEqual([]);
});

it('coins pay only for what they are wrapped into, and where they are as much: else the token itself is sold', () => {
  const swapOfOne = (value: bigint, tokenIn: Address) =>
    call(
      router,
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      [[tokenIn, tokenIn === usdc ? weth : usdc, 500, me, 5n, 4n, 0n]],
      value,
    );
  const gives = (body: Body) =>
    said(body).flatMap((line) => /give: bound\.\w+\(what: ([^)]*)\)/.exec(line)?.[1] ?? []);
  expect(gives(swapOfOne(5n, weth))).toEqual(['what.amount(amount: 5 ETH']);
  expect(gives(swapOfOne(1n, weth))).toEqual(['what.units(amount: 5, token: WETH']);
  expect(gives(swapOfOne(5n, usdc))).toEqual(['what.units(amount: 5, token: USDC']);
  expect(answer('outcome.strayValue', swapOfOne(5n, weth), waiting)).toBe('clear');
  expect(answer('outcome.strayValue', swapOfOne(1n, weth), waiting)).toBe('caution');
  expect(answer('outcome.strayValue', swapOfOne(5n, usdc), waiting)).toBe('caution');
});
