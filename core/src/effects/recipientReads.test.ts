import { type Address, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../check/testing/views.ts';
import { decode } from '../decode/decode.ts';
import { valueOf } from '../model/known.ts';
import type { Body, Call } from '../model/request.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { simulate } from '../simulate/simulate.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { call, effectsOf, pinned } from '../simulate/testing/inputs.ts';

let chain: TestChain;
let token: Address = zeroAddress;
let toll: Address = zeroAddress;

beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  toll = await chain.deploy('Toll');
  for (const [to, name] of [
    [token, 'Token'],
    [toll, 'Toll'],
  ] as const) {
    await chain.receipt(await chain.send(alice, { to, data: chain.data(name, 'mint', [alice, 1_000n]) }));
  }
  await chain.receipt(await chain.send(alice, { to: toll, data: chain.data('Toll', 'hush', [carol]) }));
});
afterAll(() => chain.stop());

const pay = (to: Address, at: Address, amount = 100n): Call =>
  call(at, dataOf('transfer(address to, uint256 amount)', [to, amount]));

/** The run of a batch, and how often the node was asked to run it. */
async function ran(calls: readonly Call[], accounts: readonly Address[] = [alice]) {
  const world = rpcWorld(chain.url);
  const body: Body = { kind: 'calls', chainId, from: alice, atomic: true, calls };
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const block = await pinned(world);
  const result = await simulate({ request, steps, block, accounts }, world, new AbortController().signal);
  const { lines, arrivals = [], notLookedAt } = effectsOf(result);
  const amount = (id: string, part: string) => {
    const it = valueOf(result.facts[`effect.${id}.${part}`]?.value);
    return it?.kind === 'amount' ? it.raw : undefined;
  };
  return {
    state: result.state,
    lines: lines.filter(({ what }) => what !== 'fee').map(({ who }) => who),
    arrivals: arrivals.map(({ id, who }) => [who, amount(id, 'sent'), amount(id, 'delta')]),
    notLookedAt: notLookedAt.map(({ is }) => is),
    runs: world.asked.filter(({ method }) => method === 'eth_simulateV1').length,
  };
}

describe('what arrives where it is sent', () => {
  test('is read beside what changes for the user, in the same runs, with each usual gas limit, and storage in two more', async () => {
    const it = await ran([pay(bob, token), pay(bob, toll), call(carol, '0x', 7n)]);
    expect(it.lines).toEqual([alice, alice, alice]);
    expect(it.arrivals).toEqual([
      [carol, 7n, 7n],
      [bob, 100n, 100n],
      [bob, 100n, 90n],
    ]);
    expect(it.runs).toBe(5 + 6);
    expect(it.notLookedAt).toContain('othersButPayees');
  });

  test('is no second line where the payee is the user’s own', async () => {
    const it = await ran([pay(bob, token)], [alice, bob]);
    expect([it.lines, it.arrivals]).toEqual([[alice, bob], []]);
    expect(it.notLookedAt).toContain('others');
  });

  test('leaves the run whole when the payee cannot be read', async () => {
    const it = await ran([pay(carol, toll)]);
    expect(it.arrivals).toEqual([[carol, 100n, undefined]]);
    expect(it.state).toBe('done');
  });

  test('is looked at for eight payees, and said of the others', async () => {
    const payees = Array.from(
      { length: 11 },
      (_, n): Address => `0x${`${n + 1}`.padStart(2, '0').repeat(20)}`,
    );
    const it = await ran(payees.map((to) => call(to, '0x', 1n)));
    expect(it.arrivals.map(([who]) => who)).toEqual(payees.slice(0, 8));
    expect(it.notLookedAt).toContain('payees');
    expect(it.notLookedAt).not.toContain('reads');
  });
});
