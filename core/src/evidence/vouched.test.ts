import { type Address, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { call, me, viewOf } from '../check/testing/views.ts';
import { poolFact } from '../label/tokens/poolFacts.ts';
import type { Body } from '../model/request.ts';
import { isVouched } from './vouched.ts';

const pool = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
const curve = getAddress('0xf98b45fa17de75fb1ad0e7afd971b0ca00e379fc');
const uniswap = getAddress('0x1f98431c8ad98523631ae4a59f267346ea31f984');

const exchange = call(pool, 'exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)', [0n, 1n, 9n, 8n]);
const putIn = call(pool, 'add_liquidity(uint256[2] amounts, uint256 min_mint_amount)', [[9n, 0n], 8n]);
const takeOut = call(pool, 'remove_liquidity_one_coin(uint256 a, int128 i, uint256 m)', [9n, 0n, 8n]);

const vouched = (body: Body, by: Address, code: 'contract' | 'none' = 'contract') =>
  isVouched(
    viewOf(body, {
      codes: { [pool]: code },
      facts: { [poolFact(pool)]: { kind: 'address', address: by } },
    }),
    pool,
  );

test('a pool that Curve made for anybody is known to trade and to pay out as its code says', () => {
  expect(vouched(exchange, curve)).toBe(true);
  expect(vouched(takeOut, curve)).toBe(true);
});

test('it is not known where something is put into it to stay, since whoever had it made chose what it holds', () => {
  expect(vouched(putIn, curve)).toBe(false);
});

test('nobody else’s answer, and none over an address without code, makes a contract known', () => {
  expect(vouched(exchange, uniswap)).toBe(false);
  expect(vouched(exchange, me)).toBe(false);
  expect(vouched(exchange, curve, 'none')).toBe(false);
});

test('a gauge or a vault that its protocol lists is known for whatever it is called for, and no other by that list', () => {
  const controller = getAddress('0x2f50d538606fa9edd2b11e2446beb18c9d5846bb');
  const perspective = getAddress('0xc0121817ff224a018840e4d15a864747d36e6eb2');
  const gauge = call(pool, 'deposit(uint256 amount)', [9n]);
  const vault = call(pool, 'deposit(uint256 assets, address receiver)', [9n, me]);
  expect(vouched(gauge, controller)).toBe(true);
  expect(vouched(vault, perspective)).toBe(true);
  expect(vouched(gauge, controller, 'none')).toBe(false);
  expect(vouched(gauge, me)).toBe(false);
});
