import { afterEach, expect, test } from 'vitest';
import { chainName } from './chains.ts';
import { callOwnChains } from './ownChains.ts';

afterEach(() => callOwnChains([]));

test('a development chain of the user’s own is called by its name, and no other chain is renamed', () => {
  expect(chainName(31337)).toBe('the practice chain');
  callOwnChains([
    { chainId: 31337, name: 'My Anvil' },
    { chainId: 1, name: 'Not Ethereum' },
  ]);
  expect(chainName(31337)).toBe('My Anvil');
  expect(chainName(31338)).toBe('the second practice chain');
  expect(chainName(1)).toBe('Ethereum');
  callOwnChains([]);
  expect(chainName(31337)).toBe('the practice chain');
});
