import { type Address, type Hex, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataOf } from '../check/testing/views.ts';
import { decode } from '../decode/decode.ts';
import { driftOf } from '../drift/driftOf.ts';
import type { Call } from '../model/request.ts';
import type { Readback } from '../model/readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { simulate } from '../simulate/simulate.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { call, pinned } from '../simulate/testing/inputs.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { heardLast, quickly } from './testing/quickly.ts';
import { readbackOf } from './testing/readbackOf.ts';
import { hearTransaction } from './transaction/transaction.ts';

const { signal } = new AbortController();
const nobody: Address = zeroAddress;

let chain: TestChain;
let [sold, bought, dex] = [nobody, nobody, nobody];

beforeAll(async () => {
  chain = await startChain();
  [sold, bought, dex] = [await chain.deploy('Token'), await chain.deploy('Token'), await chain.deploy('Dex')];
  await sent(sold, chain.data('Token', 'mint', [alice, 1_000_000n]));
  await sent(sold, chain.data('Token', 'approve', [dex, 1_000_000n]));
  await sent(bought, chain.data('Token', 'mint', [dex, 1_000_000n]));
  await sent(dex, '0x', 1_000_000n);
});
afterAll(() => chain.stop());
beforeEach(() => sent(dex, chain.data('Dex', 'trade', [100n])));

async function sent(to: Address, data: Hex, value = 0n): Promise<void> {
  await chain.receipt(await chain.send(alice, { to, data, value }));
}

const swap = (name: string, to: Address) =>
  call(
    dex,
    dataOf(`${name}(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)`, [
      1_000n,
      0n,
      [sold, bought],
      to,
      2n ** 40n,
    ]),
  );

/** What pays someone else something, by the words of the call or by what it does. */
const payments: readonly (readonly [what: string, made: (to: Address) => Call])[] = [
  ['tokens that are bought for them', (to) => swap('swapExactTokensForTokens', to)],
  ['coins that are bought for them', (to) => swap('swapExactTokensForETH', to)],
  [
    'what is taken out of a position for them',
    (to) => call(dex, dataOf('withdraw(address asset, uint256 amount, address to)', [bought, 1_000n, to])),
  ],
];

async function read(made: Call): Promise<Readback> {
  const world = rpcWorld(chain.url);
  const body = { kind: 'transaction', chainId, from: alice, call: made, set: {} } as const;
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(world), accounts: [alice] };
  return readbackOf(body, { ...(await simulate(input, world, signal)), steps });
}

async function heard(readback: Readback, hash: Hex) {
  const answer = { account: alice, hash };
  return (await heardLast(hearTransaction(readback, answer, rpcWorld(chain.url), signal, quickly)))?.effects;
}

test.each(payments)('%s arrives as it was read, or it is told that it does not', async (_, made) => {
  const readback = await read(made(bob));
  expect(await heard(readback, await chain.send(alice, made(bob)))).toBe('asRead');
  for (const percent of [97n, 0n]) {
    await sent(dex, chain.data('Dex', 'trade', [percent]));
    expect(driftOf(readback, await read(made(bob))).material.map(({ kind }) => kind)).toHaveLength(1);
    expect(await heard(readback, await chain.send(alice, made(bob)))).toBe('different');
  }
});

test.each(payments)('%s: more of it is no difference that holds anybody back', async (_, made) => {
  const readback = await read(made(bob));
  await sent(dex, chain.data('Dex', 'trade', [103n]));
  expect(driftOf(readback, await read(made(bob))).material).toEqual([]);
  expect(await heard(readback, await chain.send(alice, made(bob)))).toBe('asRead');
});
