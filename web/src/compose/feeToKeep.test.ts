import { known, unknown } from '@readback/core/model/known.ts';
import { says, tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import { expect, test } from 'vitest';
import { feeToKeep } from './feeToKeep.ts';

const { signal } = new AbortController();

test('twice the price of a payment is kept back', async () => {
  const world = tableWorld({ eth_gasPrice: says('0x3b9aca00') });
  expect(await feeToKeep(1, world, signal)).toEqual(known(60_000n * 1_000_000_000n));
});

test('without an answer nothing is made up', async () => {
  expect(await feeToKeep(1, tableWorld({ eth_gasPrice: says('much') }), signal)).toEqual(
    unknown('malformed', 'node.test'),
  );
});
