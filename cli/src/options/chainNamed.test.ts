import { chainInfo, knowChain } from '@readback/core/world/chains.ts';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../usageError.ts';
import { chainNamed } from './chainNamed.ts';

const problem = (name: string): string => {
  try {
    return String(chainNamed(name));
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
};

describe('a network by its name', () => {
  it.each([
    ['bnb', 56],
    ['bsc', 56],
    ['BNB Smart Chain', 56],
    ['optimism', 10],
    ['op mainnet', 10],
    ['arbitrum', 42161],
    ['Arbitrum One', 42161],
    ['zksync', 324],
    ['zkSync Era', 324],
    ['monad', 143],
    ['hyperevm', 999],
    ['hyperliquid', 999],
    ['plasma', 9745],
    ['sonic', 146],
    ['katana', 747474],
    ['abstract', 2741],
    ['soneium', 1868],
    ['xlayer', 196],
    ['X Layer', 196],
    ['opbnb', 204],
    ['sei', 1329],
    ['ronin', 2020],
    ['ink', 57073],
    ['unichain', 130],
    ['avalanche', 43114],
    ['polygon', 137],
    ['matic', 137],
    ['mainnet', 1],
    ['Ethereum', 1],
    ['base', 8453],
    ['base-sepolia', 84532],
    ['sepolia', 11155111],
    ['megaeth', 4326],
    ['fraxtal', 252],
    ['apechain', 33139],
    ['kaia', 8217],
  ])('%s is %i', (name, id) => {
    expect(chainNamed(name)).toBe(id);
  });

  it('that several have is asked about, with their ids', () => {
    expect(problem('telos')).toMatch(/several networks.+40.+41/);
    expect(problem('pgn')).toMatch(/424.+58008/);
  });

  it('that none has exactly is never guessed', () => {
    expect(problem('arbitrum sep')).toMatch(/Arbitrum Sepolia \(421614\)/);
    expect(problem('smart chain')).toMatch(/BNB Smart Chain \(56\)/);
    expect(problem('nosuchnetwork')).toMatch(/must be a chain ID/);
    expect(problem('')).toMatch(/must be a chain ID/);
    expect(problem('e')).toMatch(/must be a chain ID/);
  });
});

it('the long list names networks and their currencies, and renames none that is known', async () => {
  expect(chainInfo(33139)).toBeUndefined();
  await knowChain(1);
  expect(chainInfo(33139)).toBeUndefined();
  await knowChain(33139);
  expect(chainInfo(33139)).toEqual({ name: 'ApeChain', symbol: 'APE' });
  expect(chainInfo(8217)).toEqual({ name: 'Kaia', symbol: 'KAIA' });
  expect(chainInfo(1)?.name).toBe('Ethereum');
  expect(chainInfo(31337)?.name).toBe('Practice chain');
  // Its currency has six decimals.
  expect(chainInfo(728126428)).toBeUndefined();
  expect(chainInfo(424242)).toBeUndefined();
});
