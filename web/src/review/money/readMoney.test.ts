import { block } from '@readback/core/label/testing.ts';
import { now, priceNode } from '@readback/core/money/testing/priceNode.ts';
import type { EffectLine, Effects } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import { getAddress, type Hex } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { sourceChoices } from '../../data/sources/sources.ts';
import { readMoney } from './readMoney.ts';

beforeEach(() => sourceChoices.set({ on: { prices: true }, urls: {} }));

const ethFeed = '0x5f4ec3df9cbd43714fe2740f5e3616155c5b8419';
const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');

const ether: EffectLine = {
  id: '0',
  who: me,
  what: 'balance',
  asset: { kind: 'native', chainId: 1 },
  before: known(9n * 10n ** 18n),
  after: known(8n * 10n ** 18n),
  basis: 'read',
  cause: [],
};
const dollars: EffectLine = { ...ether, id: '1', asset: { kind: 'token', chainId: 1, address: usdc } };
const unheard: EffectLine = { ...ether, asset: { kind: 'token', chainId: 1, address: me } };

/** What a page has of a request that was read, as far as values need it. */
function reading(digest: Hex, lines: readonly EffectLine[], timestamp = now) {
  const effects: Effects = {
    block: { ...block, timestamp },
    status: 'success',
    gasUsed: 21_000n,
    lines,
    engines: [],
    notLookedAt: [],
    assumed: [],
  };
  const incoming = { request: { digest } };
  return { readback: { effects: known(effects), facts: {}, incoming } as unknown as Readback, effects };
}

async function asked(...readings: readonly ReturnType<typeof reading>[]): Promise<number> {
  const world = tableWorld({ eth_call: priceNode({ [ethFeed]: { price: 3_000, ago: 0 } }) });
  for (const { readback, effects } of readings) await readMoney(readback, effects, undefined, world);
  return world.asked.length;
}

test('a request that is drawn again, or read again within five minutes, costs one question', async () => {
  const it = reading('0x01', [ether]);
  expect(await asked(it, it, reading('0x01', [ether], now + 300n))).toBe(1);
  expect(await asked(reading('0x01', [ether], now + 301n))).toBe(1);
});

test('several amounts that are drawn at once wait for one answer', async () => {
  const world = tableWorld({ eth_call: priceNode({ [ethFeed]: { price: 3_000, ago: 0 } }) });
  const { readback, effects } = reading('0x02', [ether, dollars]);
  await Promise.all([1, 2, 3].map(() => readMoney(readback, effects, undefined, world)));
  expect(world.asked).toHaveLength(1);
});

test('another request, and one of which more became known, is another question', async () => {
  expect(await asked(reading('0x03', [ether]), reading('0x04', [ether]))).toBe(2);
  expect(await asked(reading('0x05', [ether]), reading('0x05', [ether, dollars]))).toBe(2);
});

test('a request of which nothing could have a value asks nobody', async () => {
  expect(await asked(reading('0x06', [unheard]))).toBe(0);
});

test('nobody is asked while values are off', async () => {
  sourceChoices.set({ on: {}, urls: {} });
  expect(await asked(reading('0x07', [ether]))).toBe(0);
});
