import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as chains from 'viem/chains';
import { root } from './install.mjs';
import { listedRows } from './listedRows.mjs';

const chain = (id, name, more = {}) => ({
  id,
  name,
  nativeCurrency: { symbol: 'ETH', decimals: 18, ...more.currency },
  ...more,
});

it('the list that is kept is that of the installed viem: else `npm run chains` writes it again', () => {
  const kept = readFileSync(resolve(root, 'core/src/world/listedChains.ts'), 'utf8');
  expect(kept).toContain(`\`\n${listedRows(chains).join('\n')}\n\``);
});

it('of several networks with one id the first that is real is named', () => {
  expect(
    listedRows({
      tests: chain(5, 'For tests', { testnet: true }),
      realOne: chain(5, 'Real One', { currency: { symbol: 'ONE' } }),
      alsoReal: chain(5, 'Real One', { currency: { symbol: 'ONE' } }),
      someLocalNode: chain(5, 'Local node'),
    }),
  ).toEqual(['5|Real One|ONE|alsoreal']);
});

it('what counts in other units, what is on one’s own machine, and what would break a row is left out', () => {
  expect(
    listedRows({
      six: chain(6, 'Six', { currency: { symbol: 'USD', decimals: 6 } }),
      anvil: chain(31337, 'Anvil'),
      odd: chain(7, 'A|B'),
      localnet: chain(8, 'Localnet'),
      nine: chain(9, 'Nine', { testnet: true }),
    }),
  ).toEqual(['9|Nine']);
});
