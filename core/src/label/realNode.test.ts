import { afterAll, beforeAll, expect, test } from 'vitest';
import { friend, requestOf, transfer } from '../decode/testing/requests.ts';
import { decode } from '../decode/decode.ts';
import { known } from '../model/known.ts';
import { pinBlock } from '../world/pin.ts';
import { type Anvil, startAnvil } from '../world/testing/anvil.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { type Labelled, label } from './steps/label.ts';

let anvil: Anvil;
beforeAll(async () => {
  anvil = await startAnvil();
}, 30_000);
afterAll(() => anvil?.stop());

test('a node answers for the pinned block by its hash', async () => {
  const world = rpcWorld(anvil.url);
  const signal = new AbortController().signal;
  const call = { to: friend, value: 0n, data: transfer(friend, 1n) };
  const request = requestOf({ kind: 'transaction', chainId: 31337, call, set: {} });
  const { steps } = decode(request, {});
  const block = await pinBlock(world, 31337, signal);
  let last: Labelled | undefined;
  for await (const it of label({ request, steps, block }, world, signal)) last = it;
  const id = `account.${friend.toLowerCase()}`;
  expect(last?.facts[`${id}.code`]?.value).toEqual(known({ kind: 'code', state: 'none' }));
  expect(last?.facts[`${id}.nonce`]?.value).toEqual(known({ kind: 'integer', value: 0n }));
});
