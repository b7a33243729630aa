import { type Address, getAddress, toHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../../model/request.ts';
import { freeze } from '../../../request/frozen/freeze.ts';
import { rpcWorld } from '../../../world/testing/rpcWorld.ts';
import { simulate } from '../../simulate.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../../testing/chain.ts';
import { call, effectsOf, pinned, shortly, stepOf } from '../../testing/inputs.ts';
import { deploySafe } from '../../testing/safe.ts';

let chain: TestChain;
let names: { safe: Address; token: Address; bob: Address; failing: Address };
beforeAll(async () => {
  chain = await startChain();
  const safe = getAddress(await deploySafe(chain, [alice], 1n));
  const token = await chain.deploy('Token');
  names = { safe, token, bob, failing: await chain.deploy('Failing') };
  await chain.ask('anvil_setBalance', [safe, toHex(10n ** 18n)]);
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [safe, 900n]) }),
  );
});
afterAll(() => chain.stop());

async function batch(calls: readonly Call[], atomic = true) {
  const world = rpcWorld(chain.url);
  const block = await pinned(world);
  const request = freeze({ kind: 'calls', chainId, from: names.safe, atomic, calls }, '');
  const steps = calls.map((it, n) => stepOf(it, names.safe, `${n}`));
  const input = { request, steps, block, accounts: [names.safe], askOfSender: true };
  return simulate(input, world, new AbortController().signal);
}
const pay = () => call(names.token, chain.data('Token', 'transfer', [bob, 40n]));

test('a batch of a contract is what the contract does, and it pays no fee', async () => {
  const result = await batch([pay(), call(bob, '0x', 5n)]);
  expect(shortly(result, names)).toEqual([
    `safe balance native: ${10n ** 18n} > ${10n ** 18n - 5n}`,
    'safe balance token: 900 > 860',
  ]);
  const { lines, assumed, status } = effectsOf(result);
  expect([status, lines.some(({ what }) => what === 'fee')]).toEqual(['success', false]);
  expect(assumed.map(({ is }) => is)).toEqual(['accountCalls']);
  // Who sends is nobody: it is named so, wherever it is shown.
  const named = Object.values(result.facts).filter(({ id }) => /^account\..*\.synthetic$/.test(id));
  expect(named.map(({ value }) => value.s === 'known' && value.v)).toEqual([
    { kind: 'text', text: 'sender' },
    { kind: 'text', text: 'code' },
  ]);
});

test('one call that fails undoes an atomic batch, and only itself elsewhere', async () => {
  const calls = [pay(), call(names.failing, chain.data('Failing', 'text'))];
  const whole = await batch(calls);
  expect([effectsOf(whole).status, shortly(whole, names)]).toEqual(['revert', []]);
  const alone = await batch(calls, false);
  expect([effectsOf(alone).status, shortly(alone, names)]).toEqual([
    'partial',
    ['safe balance token: 900 > 860'],
  ]);
});
