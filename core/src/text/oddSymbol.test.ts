import { expect, test } from 'vitest';
import { isSymbolOfWords } from './oddSymbol.ts';

test.each(['Curve LP Token', 'Balancer Pool', 'Staked Frax Ether'])('%s is a symbol of words', (symbol) => {
  expect(isSymbolOfWords(symbol, 'ETH')).toBe(true);
});

test.each([
  'USDC to you',
  'USDC you receive',
  'USDC back',
  'USDC refund',
  'USDC paid',
  'USDC 1,000',
  'USDC if sold',
  'ETH',
  'USDC',
])('%s is none: it would go on with a sentence, or is one word', (symbol) => {
  expect(isSymbolOfWords(symbol, 'ETH')).toBe(false);
});
