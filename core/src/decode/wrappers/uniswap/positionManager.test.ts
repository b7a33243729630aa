import type { Address, Hex } from 'viem';
import { expect, test } from 'vitest';
import { decode } from '../../decode.ts';
import { callData, from, requestOf } from '../../testing/requests.ts';
import vectors from '../vectors/positionManager.json' with { type: 'json' };

function read(to: string, data: string, value = '0') {
  const call = { to: to as Address, value: BigInt(value), data: data as Hex };
  return decode(requestOf({ kind: 'transaction', chainId: 1, from, call, set: {} }), {});
}

test('a new position of Uniswap v4 is read to the last byte, and says who will own it', () => {
  const { to, data, value } = vectors.mint;
  const { steps, complete } = read(to, data, value);
  expect(complete).toBe(true);
  const unlocked = steps[0]?.fn?.name === 'multicall' ? steps[0].steps[0]?.steps[0] : steps[0]?.steps[0];
  expect(unlocked?.steps.map(({ fn }) => fn?.name)).toEqual(['MINT_POSITION', 'SETTLE_PAIR', 'SWEEP']);
  expect(unlocked?.steps[0]?.args[6]).toMatchObject({ name: 'owner', value: { address: from } });
});

test('at another address the same bytes may mean anything, and are not read', () => {
  const { data } = vectors.mint;
  expect(read('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', data)).toMatchObject({
    complete: false,
    steps: [{ reading: 'canonical', steps: [{ reading: 'unread' }] }],
  });
});

test('an action that the manager does not know stays unread', () => {
  const data = callData('modifyLiquiditiesWithoutUnlock(bytes,bytes[])', '0x06', ['0x']);
  expect(read(vectors.mint.to, data)).toMatchObject({
    complete: false,
    steps: [{ steps: [{ reading: 'unread', commandByte: '0x06' }] }],
  });
});
