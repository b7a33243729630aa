import type { Asset } from '@readback/core/model/fact.ts';
import { now, priceNode } from '@readback/core/money/testing/priceNode.ts';
import { says, tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import { getAddress, numberToHex } from 'viem';
import { expect, it } from 'vitest';
import { readWorth } from './readWorth.ts';

const ether: Asset = { kind: 'native', chainId: 1 };
const feed = '0x5f4ec3df9cbd43714fe2740f5e3616155c5b8419';

function node(ago = 180) {
  return tableWorld({
    eth_chainId: says('0x1'),
    eth_getBlockByNumber: says({
      hash: `0x${'11'.repeat(32)}`,
      number: '0x10',
      timestamp: numberToHex(now - 12n),
      gasLimit: '0x1c9c380',
      gasUsed: '0x0',
      baseFeePerGas: '0x1',
    }),
    eth_call: priceNode({ [feed]: { price: 2_500, ago } }),
  });
}

const { signal } = new AbortController();

it('a sum in dollars is so much of the network’s currency by its feed, with the age of that price', async () => {
  expect(await readWorth(node(), ether, '20', signal)).toEqual({
    raw: 8n * 10n ** 15n,
    decimals: 18,
    told: now - 180n,
  });
});

it('nothing is worked out of a price that nobody renewed, or of a token that does not ship', async () => {
  expect(await readWorth(node(500_000), ether, '20', signal)).toBeUndefined();
  const unknown = { kind: 'token', chainId: 1, address: getAddress(`0x${'ab'.repeat(20)}`) } as const;
  const world = node();
  expect(await readWorth(world, unknown, '20', signal)).toBeUndefined();
  expect(world.asked).toEqual([]);
});
