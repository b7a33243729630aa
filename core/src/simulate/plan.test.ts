import { expect, test } from 'vitest';
import { me, permit, typed, usdc } from '../check/testing/views.ts';
import { freeze } from '../request/freeze.ts';
import { planOf } from './plan.ts';

const kindOf = (body: Parameters<typeof freeze>[0]) => planOf(freeze(body, ''), [me]).kind;
const field = (type: string, name: string) => ({ type, name });
const market = { name: 'Market', version: '1', chainId: 1n };

test('an order is not harmless because its domain names no contract', () => {
  const order = { Order: [field('address', 'token'), field('uint256', 'amount')] };
  const list = { List: [field('Order[]', 'orders')], ...order };
  expect(kindOf(typed(order, 'Order', { token: usdc, amount: 5n }, market))).toBe('unsupported');
  expect(kindOf(typed(list, 'List', { orders: [{ token: usdc, amount: 5n }] }, market))).toBe('unsupported');
  expect(kindOf(typed({ Run: [field('bytes', 'data')] }, 'Run', { data: '0x' }, market))).toBe('unsupported');
});

test('typed data that says who somebody is has no effects', () => {
  const login = { Login: [field('address', 'account'), field('string', 'text'), field('uint64', 'time')] };
  expect(kindOf(typed(login, 'Login', { account: me, text: 'Hi', time: 1n }, market))).toBe('skip');
  expect(kindOf(permit(usdc, 1n))).toBe('derive');
});
