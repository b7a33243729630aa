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
  'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
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
const permitOf = (token: Address) =>
  encodeFunctionData({ abi, functionName: 'selfPermit', args: [token, 90n, 9n, 27, word, word] });
const permit = permitOf(usdc);
const along = (tokens: readonly Address[], least: bigint) =>
  encodeFunctionData({
    abi,
    functionName: 'exactInput',
    args: [
      {
        path: `0x${tokens.map((it) => it.slice(2)).join('0001f4')}`,
        recipient: itself,
        amountIn: 9n,
        amountOutMinimum: least,
      },
    ],
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
    'sentence.one(what: sentence.allow(mood: ask, asked: who.account(account: 0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45), spender: who.itself, what: what.units(amount: 90, token: USDC), via: via.none))',
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

it('no minimum but that of what pays out counts for what lies with the router: a token can call it in the meantime', () => {
  const moon = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
  const throughMoon = (least: bigint) => multicall(9n, along([weth, moon, usdc], 80n), sweep(usdc, least));
  const beside = (least: bigint) =>
    multicall(9n, swap(weth, usdc, 9n, 80n), permitOf(moon), sweep(usdc, least));
  for (const of of [throughMoon, beside]) {
    expect(said(of(0n)).filter((line) => line.includes('atLeast'))).toEqual([]);
    expect(noMinimum(of(0n))).toBe('caution');
    expect(said(of(80n))[0]).toContain('atLeast(what: what.units(amount: 80, token: USDC))');
    expect(noMinimum(of(80n))).toBe('clear');
  }
});

it('what someone else is paid of the coins is told, also where it is unwrapped without a minimum', () => {
  const [first, rest] = [swap(usdc, weth, 60n), swap(usdc, weth, 30n)];
  const toThief = said(multicall(0n, first, sweep(weth, 4n), rest, unwrap(0n, thief)));
  expect(
    toThief.some((line) => line.includes(`receiver: who.account(account: ${thief.toLowerCase()})`)),
  ).toBe(true);
  expect(said(multicall(0n, first, sweep(weth, 4n), rest, sweep(weth, 3n)))).toHaveLength(1);
});

it('coins and what they are wrapped into are no sum', () => {
  const back = swap(usdc, weth, 30n, 2n, me);
  expect(said(multicall(0n, swap(usdc, weth, 60n), unwrap(5n), back)).join()).not.toContain('amount: 7');
  const both = said(multicall(0n, swap(usdc, weth, 60n), sweep(weth, 5n), back));
  expect(both).toHaveLength(1);
  expect(both[0]).toContain('amount: 7 WETH');
});

it('coins that are paid back first pay for nothing', () => {
  const bought = swap(weth, usdc, 9n);
  expect(said(multicall(9n, refund, bought, sweep(usdc, 80n))).join()).not.toContain(
    'atMost(what: what.amount',
  );
  expect(said(multicall(9n, bought, refund, sweep(usdc, 80n)))[0]).toContain('atMost(what: what.amount');
});

it('a path of version 2 is paid with coins, too', () => {
  const trade = (value: bigint) =>
    multicall(
      value,
      encodeFunctionData({
        abi,
        functionName: 'swapExactTokensForTokens',
        args: [9n, 80n, [weth, usdc], me],
      }),
    );
  expect(said(trade(9n))[0]).toContain('exactly(what: what.amount(amount: 9 ETH))');
  expect(answer('outcome.strayValue', trade(9n), waiting)).toBe('clear');
  expect(answer('outcome.strayValue', trade(3n), waiting)).toBe('caution');
  expect(answer('transfers.changeKept', trade(10n), waiting)).toBe('caution');
});
