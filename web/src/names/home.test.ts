import { expect, test } from 'vitest';
import { homeInUse } from './home.ts';

const ethereum = { chainId: 1, practice: false };
const base = { chainId: 8453, practice: false };
const practice = { chainId: 31337, practice: true };
const empty = { chainId: 31338, practice: true };

test('Ethereum is asked for names of every network, once it was used', () => {
  expect(homeInUse(1, [ethereum], [1])).toBe(1);
  expect(homeInUse(8453, [ethereum, base], [1])).toBe(1);
  expect(homeInUse(8453, [ethereum, base], [8453])).toBeUndefined();
  expect(homeInUse(8453, [base], [1, 8453])).toBeUndefined();
  expect(homeInUse(1, [ethereum], [])).toBeUndefined();
});

test('the practice chain serves both of them, and never for others', () => {
  const all = [ethereum, practice, empty];
  expect(homeInUse(31337, all, [31337])).toBe(31337);
  expect(homeInUse(31338, all, [31338])).toBe(31337);
  expect(homeInUse(31338, all, [1])).toBeUndefined();
  expect(homeInUse(1, all, [31337])).toBeUndefined();
  // A chain of the same number that the page's host does not call its practice chain.
  expect(homeInUse(31337, [{ chainId: 31337, practice: false }], [31337])).toBeUndefined();
});
