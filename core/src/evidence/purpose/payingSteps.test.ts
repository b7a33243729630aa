import { getAddress } from 'viem';
import { expect, it } from 'vitest';
import { call, dataOf, me, usdc, viewOf } from '../../check/testing/views.ts';
import type { Body } from '../../model/request.ts';
import { payingSteps } from './payingSteps.ts';

const market = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const multicall3 = getAddress('0xca11bde05977b3631167028862be2a173976ca11');

/** The steps of which it is unexplained that they pay others. */
const paying = (body: Body) => payingSteps(viewOf(body)).map(({ id }) => id);

const withdraw = 'withdraw(address asset, uint256 amount, address to)';

it('what takes something out, and what divides a stream, should pay the user', () => {
  expect(paying(call(market, withdraw, [usdc, 5n, me]))).toEqual(['0']);
  expect(paying(call(market, 'cancelStream(uint256 streamId)', [7n]))).toEqual(['0']);
});

it('what puts something in, lets it be taken, or only locks it should not', () => {
  const supply = 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
  expect(paying(call(market, supply, [usdc, 5n, me, 0]))).toEqual([]);
  expect(paying(call(usdc, 'approve(address spender, uint256 amount)', [market, 5n]))).toEqual([]);
  const asks =
    'withdraw(uint96 amount, address to, (address votingContract, uint96 voteAmount, bool isIncrease, bytes extraData)[] votes)';
  expect(paying(call(market, asks, [5n, me, []]))).toEqual([]);
});

it('what another contract takes out as itself should not', () => {
  const calls = [{ target: market, callData: dataOf(withdraw, [usdc, 5n, me]) }];
  const body = call(multicall3, 'aggregate((address target, bytes callData)[] calls)', [calls]);
  expect(paying(body)).toEqual([]);
});
