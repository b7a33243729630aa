import { type Address, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../model/request.ts';
import type { Readback } from '../../model/readback.ts';
import { read } from '../../readback.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { known, unknown } from '../../model/known.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import type { WaitingCall } from '../../world/world.ts';
import type { Override } from '../../effects/engine.ts';
import { simulate } from '../simulate.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../testing/chain.ts';
import { call, effectsOf, pinned, shortly, stepOf } from '../testing/inputs.ts';
import { mergedOverrides } from './overrides.ts';
import type { SimulationOverrides } from '../simulated.ts';

let chain: TestChain;
let names: { alice: Address; bob: Address; token: Address; router: Address; failing: Address };
beforeAll(async () => {
  chain = await startChain();
  const token = await chain.deploy('Token');
  names = { alice, bob, token, router: await chain.deploy('Router'), failing: await chain.deploy('Failing') };
  const mint = chain.data('Token', 'mint', [alice, 1_000n]);
  await chain.receipt(await chain.send(alice, { to: token, data: mint }));
});
afterAll(() => chain.stop());

const body = (it: Call) => ({ kind: 'transaction', chainId, from: alice, call: it, set: {} }) as const;
async function run(it: Call, given: SimulationOverrides, askOfSender = false) {
  const world = rpcWorld(chain.url);
  const block = await pinned(world);
  const request = freeze(body(it), '');
  const steps = [stepOf(it, alice)];
  const input = { request, steps, block, accounts: [alice], given, askOfSender };
  return simulate(input, world, new AbortController().signal);
}
async function readBack(it: Call, given: SimulationOverrides): Promise<Readback> {
  const incoming = {
    request: freeze(body(it), ''),
    origin: { via: 'form' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let last: Readback | undefined;
  const signal = new AbortController().signal;
  for await (const now of read(incoming, rpcWorld(chain.url), signal, { given })) last = now;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}
const approve = () => call(names.token, chain.data('Token', 'approve', [names.router, 300n]));
const pull = () => call(names.router, chain.data('Router', 'pull', [names.token, 300n]));

describe('transactions that come before', () => {
  test('have happened already: an approval first, then what uses it', async () => {
    expect(effectsOf(await run(pull(), {})).status).toBe('revert');
    const result = await run(pull(), { before: [approve()] });
    expect(effectsOf(result).status).toBe('success');
    expect(shortly(result, names)).toEqual([
      'alice balance token: 1000 > 700',
      'alice allowance token to router: 300 > 0',
    ]);
    expect(effectsOf(result).assumed).toContainEqual({ is: 'first', count: 1 });
  });

  test('and fail are told', async () => {
    const text = call(names.failing, chain.data('Failing', 'text'));
    const result = await run(pull(), { before: [text, approve()] });
    expect(effectsOf(result).status).toBe('success');
    expect(effectsOf(result).assumed).toContainEqual({ is: 'firstFails', count: 1 });
  });

  test('and that were sent from here are run first by themselves, all of them or none', async () => {
    const first = BigInt((await chain.ask('eth_getTransactionCount', [alice, 'latest'])) as string);
    await chain.ask('evm_setAutomine', [false]);
    const sent = [approve(), call(bob, '0x', 1n)];
    for (const { to, data, value } of sent) await chain.send(alice, { to, data, value });
    const own = sent.map((it, n) => ({ nonce: first + BigInt(n), call: it }));
    const runWith = async (waiting: readonly WaitingCall[], fixed?: bigint) => {
      const asked = rpcWorld(chain.url, { waiting: () => known(waiting) });
      const block = await pinned(asked);
      const set = fixed === undefined ? {} : { nonce: fixed };
      const request = freeze({ ...body(pull()), set }, '');
      const steps = [stepOf(pull(), alice)];
      const input = { request, steps, block, accounts: [alice], askOfSender: true };
      return effectsOf(await simulate(input, asked, new AbortController().signal));
    };
    const all = await runWith(own);
    expect(all.status).toBe('success');
    expect(all.assumed).toContainEqual({ is: 'first', count: 2 });
    expect(all.notLookedAt.map(({ is }) => is)).not.toContain('waiting');
    for (const some of [own.slice(0, 1), own.slice(1), []]) {
      const { status, notLookedAt } = await runWith(some);
      expect([status, notLookedAt]).toEqual([
        'revert',
        expect.arrayContaining([{ is: 'waiting', count: 2 }]),
      ]);
    }
    expect((await runWith(own, first)).status, 'instead of what waits').toBe('revert');
    await chain.ask('anvil_dropAllTransactions', []);
    await chain.ask('evm_setAutomine', [true]);
    expect((await runWith(own)).status, 'nothing waits on the node').toBe('revert');
  });

  test('and wait on the node are counted, apart from those that were run', async () => {
    await chain.ask('evm_setAutomine', [false]);
    const { to, data } = approve();
    await chain.send(alice, { to, data });
    await chain.send(alice, { to: bob, value: 1n });
    const waiting = (count: number) => ({ is: 'waiting', count });
    const all = effectsOf(await run(call(bob, '0x', 1n), {}, true));
    expect(all.notLookedAt).toContainEqual(waiting(2));
    const some = effectsOf(await run(call(bob, '0x', 1n), { before: [approve()] }, true));
    expect(some.notLookedAt).toContainEqual(waiting(1));
    await chain.ask('anvil_dropAllTransactions', []);
    await chain.ask('evm_setAutomine', [true]);
    const none = effectsOf(await run(call(bob, '0x', 1n), {}, true));
    expect(none.notLookedAt.map(({ is }) => is)).not.toContain('waiting');
  });
});

describe('a number that a transaction has', () => {
  const notNow = async (nonce: bigint) => {
    const world = rpcWorld(chain.url);
    const it = call(bob, '0x', 1n);
    const request = freeze({ ...body(it), set: { nonce } }, '');
    const block = await pinned(world);
    const input = { request, steps: [stepOf(it, alice)], block, accounts: [alice], askOfSender: true };
    const { effects } = await simulate(input, world, new AbortController().signal);
    return effects.s === 'known' ? effects.v.notNow : effects;
  };

  test('and that was used already, or comes later, is told', async () => {
    const next = BigInt((await chain.ask('eth_getTransactionCount', [alice, 'latest'])) as string);
    const why = (it: string) => [{ is: it }];
    expect(await notNow(next)).toBeUndefined();
    expect(await notNow(next - 1n)).toEqual(why('nonce'));
    expect(await notNow(next + 3n)).toEqual(why('later'));
  });
});

describe('a number that a transaction already waits with', () => {
  const replaced = async (nonce: bigint, own: readonly WaitingCall[] = [], silent = false) => {
    const asked = rpcWorld(chain.url, { waiting: () => known(own) });
    const world: typeof asked = !silent
      ? asked
      : {
          ...asked,
          ask: (kind, question, options) =>
            JSON.stringify(question, (_, it) => (typeof it === 'bigint' ? `${it}` : it)).includes('"pending"')
              ? Promise.resolve(unknown('refused'))
              : asked.ask(kind, question, options),
        };
    const it = call(bob, '0x', 1n);
    const request = freeze({ ...body(it), set: { nonce } }, '');
    const block = await pinned(asked);
    const input = { request, steps: [stepOf(it, alice)], block, accounts: [alice], askOfSender: true };
    const { effects } = await simulate(input, world, new AbortController().signal);
    if (effects.s !== 'known') throw new Error('no effects');
    return effects.v.notLookedAt.flatMap((it) => (it.is === 'replaced' ? [{ how: it.how }] : []));
  };

  test('is told, but for the same call that was sent from here', async () => {
    const next = BigInt((await chain.ask('eth_getTransactionCount', [alice, 'latest'])) as string);
    expect(await replaced(next)).toEqual([]);
    expect(await replaced(next, [], true)).toEqual([{ how: 'maybe' }]);
    await chain.ask('evm_setAutomine', [false]);
    const { to, data } = approve();
    await chain.send(alice, { to, data });
    await chain.send(alice, { to: bob, value: 1n });
    for (const nonce of [next, next + 1n]) expect(await replaced(nonce)).toEqual([{ how: 'waits' }]);
    expect(await replaced(next + 2n)).toEqual([]);
    const own = [approve(), call(bob, '0x', 1n)].map((it, n) => ({ nonce: next + BigInt(n), call: it }));
    expect(await replaced(next, own)).toEqual([{ how: 'waits' }]);
    expect(await replaced(next + 1n, own)).toEqual([]);
    await chain.ask('anvil_dropAllTransactions', []);
    await chain.ask('evm_setAutomine', [true]);
  });
});

describe('a state that is changed by hand', () => {
  test('is run as it is given, and said first', async () => {
    const result = await run(call(carol, '0x', 9n), { overrides: [{ address: alice, balance: 10n ** 18n }] });
    expect(shortly(result, names)[0]).toBe(`alice balance native: ${10n ** 18n} > ${10n ** 18n - 9n}`);
    expect(effectsOf(result).assumed[0]).toEqual({ is: 'changed', count: 1 });
  });

  test('and another time are what contracts see', async () => {
    const block = await pinned(rpcWorld(chain.url));
    const timestamp = block.timestamp + 86_400n;
    // Code that keeps the time in its first slot, and gives it back.
    const code = '0x4260005560005460005260206000f3';
    const clock: Override = {
      address: carol,
      code,
      storage: [{ slot: toHex(1n, { size: 32 }), value: toHex(5n, { size: 32 }) }],
    };
    const effects = effectsOf(await run(call(carol), { overrides: [clock], timestamp }));
    expect(effects.block.timestamp).toBe(timestamp);
    expect(effects.assumed.slice(0, 2).map(({ is }) => is)).toEqual(['changed', 'otherTime']);
  });

  test('can never be signed, and the readback says why', async () => {
    const it = await readBack(call(bob, '0x', 1n), { overrides: [{ address: alice, balance: 10n ** 20n }] });
    expect(it.control).toEqual({ kind: 'none', why: { id: 'control.changedByHand', args: {} } });
    expect(['caution', 'notFullyRead', 'stop']).toContain(it.verdict);
    expect(it.findings.find(({ rule }) => rule === 'outcome.changedByHand')?.outcome).toBe('fired');
    const plain = await readBack(call(bob, '0x', 1n), {});
    expect(plain.control.kind).not.toBe('none');
  });

  test('is one for each account, the later counting', () => {
    const slot = (n: bigint, value: bigint) => ({
      slot: toHex(n, { size: 32 }),
      value: toHex(value, { size: 32 }),
    });
    const address = alice;
    const merged = mergedOverrides([
      { address, balance: 1n, storage: [slot(1n, 1n), slot(2n, 2n)] },
      { address: alice.toLowerCase() as Address, nonce: 3n, storage: [slot(2n, 9n)] },
    ]);
    expect(merged).toEqual([
      { address: alice.toLowerCase(), balance: 1n, nonce: 3n, storage: [slot(1n, 1n), slot(2n, 9n)] },
    ]);
  });
});
