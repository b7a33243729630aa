import type { Address } from 'viem';
import { encodePacked } from 'viem';
import { expect, it } from 'vitest';
import {
  balance,
  call,
  contract,
  effectsOf,
  friend,
  me,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import { termFacts } from './termFacts.ts';
import { known } from '../../model/known.ts';

const v2 =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const swap = (least: bigint, to: Address = me) =>
  call(contract, v2, [50n, least, [usdc, weth], to, 2_000_000_000n]);
const run = (comes: bigint, who: Address = me) => ({
  effects: known(effectsOf([balance(usdc, 50n), balance(weth, 100n + comes, who)])),
});

it('says beside what a swap brings the minimum that the request sets for it', () => {
  const facts = termFacts(viewOf(swap(98n), run(100n)));
  expect(facts['effect.1.least']?.value).toEqual(
    known({ kind: 'amount', raw: 98n, asset: { kind: 'token', chainId: 1, address: weth } }),
  );
});

it('says no worst case where there is no minimum, where less came, and of what comes to somebody else', () => {
  expect(termFacts(viewOf(swap(0n), run(100n)))).toEqual({});
  expect(termFacts(viewOf(swap(98n), run(97n)))).toEqual({});
  expect(termFacts(viewOf(swap(98n, friend), run(100n, friend)))).toEqual({});
});

it('says nothing of a payment that asks for nothing back', () => {
  const pays = call(usdc, 'transfer(address to, uint256 amount)', [friend, 50n]);
  expect(termFacts(viewOf(pays, { effects: known(effectsOf([balance(usdc, 50n)])) }))).toEqual({});
});

it('adds up what each pool of a path takes', () => {
  const path = encodePacked(
    ['address', 'uint24', 'address', 'uint24', 'address'],
    [usdc, 500, friend, 3_000, weth],
  );
  const body = call(
    contract,
    'exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
    [[path, me, 2_000_000_000n, 50n, 98n]],
  );
  // 0.05% and of what is left 0.3%.
  expect(termFacts(viewOf(body, run(100n)))['effect.1.poolFee']?.value).toEqual(
    known({ kind: 'integer', value: 3_499n }),
  );
});

it('what pairs take is known of a router that ships, and of no other', () => {
  const path = [usdc, friend, weth];
  const facts = (to: Address) =>
    termFacts(viewOf(call(to, v2, [50n, 98n, path, me, 2_000_000_000n]), run(100n)));
  // Twice 0.3%.
  expect(facts(contract)['effect.1.poolFee']?.value).toEqual(known({ kind: 'integer', value: 5_991n }));
  expect(facts(contract)['effect.1.pools']?.value).toEqual(known({ kind: 'text', text: 'Uniswap v2' }));
  // Of a router of 1inch, which ships as well.
  const other = facts('0x1111111254eeb25477b68fb85ed929f73a960582');
  expect(Object.keys(other).filter((it) => /poolFee|pools/.test(it))).toEqual([]);
});
