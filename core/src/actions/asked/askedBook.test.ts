import { getAddress, parseAbiParameters, encodeAbiParameters, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  call,
  contract,
  dataOf,
  friend,
  me,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import { currencyKey } from '../../ledger/asset.ts';
import type { Asset } from '../../model/fact.ts';
import type { Body } from '../../model/request.ts';
import { planTradeOf } from '../swaps/planTrade.ts';
import { askedToArrive, askedToLeave, countOf, paidByCalls, sumOf } from './askedBook.ts';

const coins: Asset = { kind: 'native', chainId: 1 };
const dollars: Asset = { kind: 'token', chainId: 1, address: usdc };
const items = (id: bigint): Asset => ({ kind: 'nft', chainId: 1, address: contract, id });
const disperse = getAddress('0xd152f549545093347a162dce210e7293f1452150');
const multicall3 = getAddress('0xca11bde05977b3631167028862be2a173976ca11');
const router = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');

const transfer = (to: string, amount: bigint) => dataOf('transfer(address to, uint256 amount)', [to, amount]);
const takes = (from: string, to: string, id: bigint) =>
  dataOf('safeTransferFrom(address from, address to, uint256 id)', [from, to, id]);
const batch = (...calls: readonly (readonly [`0x${string}`, Hex, bigint?])[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: calls.map(([to, data, value = 0n]) => ({ to, data, value })),
});

/** How much is asked to leave an account of an asset, part by part. */
function leaves(body: Body, asset: Asset, who: string = me): readonly bigint[] | 'any' {
  const its = askedToLeave(viewOf(body).steps, { who, asset });
  return its === 'any' ? its : its.map(({ amount }) => amount);
}

describe('what the bytes ask to leave', () => {
  it('is counted of each call by itself, and of nobody else', () => {
    const body = batch([friend, '0x', 5n], [usdc, transfer(friend, 7n)], [usdc, transfer(contract, 9n)]);
    expect(leaves(body, coins)).toEqual([5n]);
    expect(leaves(body, dollars)).toEqual([7n, 9n]);
    expect(leaves(body, dollars, friend)).toEqual([]);
    expect(leaves(body, { ...dollars, address: weth })).toEqual([]);
  });

  it('is nothing of what someone sends to themselves', () => {
    const body = batch([me, '0x', 5n], [usdc, transfer(me, 7n)]);
    expect([leaves(body, coins), leaves(body, dollars)]).toEqual([[], []]);
  });

  it('is of whoever the call takes it from', () => {
    const pull = dataOf('transferFrom(address from, address to, uint256 amount)', [friend, me, 5n]);
    expect(leaves(transaction(usdc, pull), dollars)).toEqual([]);
    expect(leaves(transaction(usdc, pull), dollars, friend)).toEqual([5n]);
  });

  it('is no value beside the words of a transfer or approval of a token', () => {
    const approve = dataOf('approve(address spender, uint256 amount)', [friend, 5n]);
    for (const data of [transfer(friend, 5n), approve])
      expect(leaves({ ...transaction(usdc, data, 3n) }, coins)).toEqual([]);
  });

  it('is the value of a call once, however it is divided among those who are paid', () => {
    const data = dataOf('disperseEther(address[] recipients, uint256[] values)', [
      [friend, contract],
      [2n, 3n],
    ]);
    const body = transaction(disperse, data, 5n);
    expect(leaves(body, coins)).toEqual([5n]);
    const paid = paidByCalls(viewOf(body).steps);
    expect([...paid.values()].map(sumOf)).toEqual([2n, 3n]);
  });

  it('is the value of a swap once', () => {
    const swap = dataOf(
      'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [1n, [weth, usdc], me, 1n],
    );
    expect(leaves(transaction(router, swap, 5n), coins)).toEqual([5n]);
  });

  it('is of items only the one that is named, and anything where nobody counts which', () => {
    const one = transaction(contract, takes(me, friend, 7n));
    expect([leaves(one, items(7n)), leaves(one, items(8n))]).toEqual([[1n], []]);
    const some = dataOf(
      'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
      [me, friend, [7n], [2n], '0x'],
    );
    expect(leaves(transaction(contract, some), items(7n))).toBe('any');
    expect(leaves(one, { kind: 'collection', chainId: 1, address: contract })).toBe('any');
  });

  it('is nothing of what is only planned', () => {
    const delay = dataOf(
      'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
      [usdc, 0n, transfer(friend, 5n), `0x${'00'.repeat(32)}`, `0x${'00'.repeat(32)}`, 1n],
    );
    expect(leaves(transaction(contract, delay), dollars, contract)).toEqual([]);
  });

  it('is of the contract that makes a call, and not of who called it', () => {
    const inner = [{ target: usdc, allowFailure: false, callData: transfer(friend, 5n) }];
    const body = call(multicall3, 'aggregate3((address target, bool allowFailure, bytes callData)[] calls)', [
      inner,
    ]);
    expect([leaves(body, dollars), leaves(body, dollars, multicall3)]).toEqual([[], [5n]]);
  });
});

describe('what the bytes ask to arrive', () => {
  const arrives = (body: Body, who: string, asset: string) =>
    sumOf(askedToArrive(viewOf(body).steps, who, asset));

  it('adds up for each who is paid, in each asset', () => {
    const body = batch([friend, '0x', 5n], [usdc, transfer(friend, 7n)], [usdc, transfer(friend, 2n)]);
    expect(arrives(body, friend, currencyKey(undefined))).toBe(5n);
    expect(arrives(body, friend, currencyKey(usdc))).toBe(9n);
    expect(arrives(body, friend, currencyKey(weth))).toBe(0n);
    expect([...paidByCalls(viewOf(body).steps).values()].map(sumOf)).toEqual([5n, 9n]);
  });

  it('is nothing here of what is burned for another network', () => {
    const burn = dataOf(
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
      [5n, 3, encodeAbiParameters(parseAbiParameters('address'), [friend]), usdc],
    );
    const body = transaction(getAddress('0xbd3fa81b58ba92a82136038b25adec7066af3155'), burn);
    expect(leaves(body, dollars)).toEqual([5n]);
    expect(arrives(body, friend, currencyKey(usdc))).toBe(0n);
  });

  it('is no amount of items, which are counted', () => {
    const { steps } = viewOf(transaction(contract, takes(me, friend, 7n)));
    const its = askedToArrive(steps, friend, currencyKey(contract));
    expect([sumOf(its), countOf(its, 7n), countOf(its, 8n)]).toEqual([0n, 1n, undefined]);
    expect(paidByCalls(steps).size).toBe(0);
  });
});

describe('what a plan of Uniswap v4 takes', () => {
  const universal = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
  const nobody = '0x0000000000000000000000000000000000000000';
  const pool = [usdc, weth, 500, 10, nobody];
  const sale = (amount: bigint): readonly [string, string, ...unknown[]] => [
    '06',
    '((address, address, uint24, int24, address), bool, uint128, uint128, bytes)',
    [pool, true, amount, 40n, '0x'],
  ];
  const settle = (amount: bigint, byCaller: boolean): readonly [string, string, ...unknown[]] => [
    '0b',
    'address, uint256, bool',
    usdc,
    amount,
    byCaller,
  ];
  const atMost = (amount: bigint): readonly [string, string, ...unknown[]] => [
    '0c',
    'address, uint256',
    usdc,
    amount,
  ];
  const planData = (...its: readonly (readonly [string, string, ...unknown[]])[]) => {
    const abi = (types: string, values: readonly unknown[]) =>
      encodeAbiParameters(parseAbiParameters(types), values as never);
    const inputs = its.map(([, types, ...values]) => abi(types, values));
    const swap = abi('bytes, bytes[]', [`0x${its.map(([code]) => code).join('')}`, inputs]);
    return dataOf('execute(bytes commands, bytes[] inputs, uint256 deadline)', ['0x10', [swap], 9n]);
  };
  const sum = (taken: readonly bigint[] | 'any') =>
    taken === 'any' ? taken : taken.reduce((all, it) => all + it, 0n);
  const takenOf = (...its: readonly (readonly [string, string, ...unknown[]])[]) =>
    sum(leaves(transaction(universal, planData(...its)), dollars));

  it('is what is paid to the pools, once: as much as is said, or as the trade says', () => {
    expect(takenOf(sale(50n), atMost(60n))).toBe(60n);
    expect(takenOf(sale(50n), settle(0n, true))).toBe(50n);
    expect(takenOf(settle(70n, true), sale(0n))).toBe(70n);
    expect(takenOf(sale(50n), sale(20n), settle(0n, true))).toBe(70n);
  });

  it('is of whoever signs, where nobody says who that is', () => {
    const data = planData(sale(50n), settle(0n, true), ['0f', 'address, uint256', weth, 40n]);
    const body = transaction(universal, data, 0n, null);
    expect(sum(leaves(body, dollars, 'unknown'))).toBe(50n);
    const [step] = viewOf(body).steps;
    expect(step && planTradeOf(step)?.give).toMatchObject({ raw: 50n, exact: true });
  });

  it('is nothing of what the router pays', () => {
    expect(takenOf(sale(50n), settle(0n, false))).toBe(0n);
    expect(takenOf(sale(50n), settle(60n, false))).toBe(0n);
  });
});
