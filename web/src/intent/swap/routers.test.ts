import { protocolAt } from '@readback/core/shipped/protocols.ts';
import { expect, test } from 'vitest';
import { routersOn, rows } from './routers.ts';

test('a swap is offered only at a contract that ships as this router of this network', () => {
  const named = rows.flatMap(([name, address, chains]) =>
    chains.map((chainId) => ({ name, shipped: protocolAt(chainId, address) })),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const { name, shipped } of named) expect(shipped).toMatch(new RegExp(`^${name} router`));
});

test('on a network without a known router none is offered', () => {
  expect(routersOn(31338)).toEqual([]);
  expect(routersOn(56).map(({ called }) => called)).toEqual(['Uniswap v2', 'SushiSwap v2', 'PancakeSwap v2']);
});
