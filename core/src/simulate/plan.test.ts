import { expect, test } from 'vitest';
import { me, permit, typed, usdc } from '../check/testing/views.ts';
import { freeze } from '../request/frozen/freeze.ts';
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

test('a log-in has no effects where its form and its service are known, and else nobody knows them', () => {
  const fields = [
    field('address', 'address'),
    field('string', 'timestamp'),
    field('uint256', 'nonce'),
    field('string', 'message'),
  ];
  const message = { address: me, timestamp: '1', nonce: 0n, message: 'Hi' };
  const service = { name: 'ClobAuthDomain', version: '1', chainId: 137n };
  const login = (name: string, domain: Readonly<Record<string, unknown>>) =>
    kindOf(typed({ [name]: fields }, name, message, domain));
  expect(login('ClobAuth', service)).toBe('skip');
  expect(login('Login', service)).toBe('unsupported');
  expect(login('ClobAuth', market)).toBe('unsupported');
  expect(login('ClobAuth', { ...service, verifyingContract: usdc })).toBe('unsupported');
  expect(kindOf(permit(usdc, 1n))).toBe('derive');
});
