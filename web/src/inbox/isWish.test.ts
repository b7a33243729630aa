import { expect, it } from 'vitest';
import { isWish } from './isWish.ts';

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

it.each([
  `send $30 worth of ETH on Ethereum to ${to}`,
  `send 30 dollars of ETH to ${to}`,
  `send 30 usdc to ${to}`,
  'swap 10 PUSD for WETH',
])('is what someone wants to do: %s', (text) => {
  expect(isWish(text)).toBe(true);
});

it.each([
  'I confirm that 30 members of the club voted for ETH on Ethereum',
  `Wallet ${to} belongs to member 30 of the club`,
  'Log in to app.example.org',
])('is a text that one may be asked to sign: %s', (text) => {
  expect(isWish(text)).toBe(false);
});
