import { type Address, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import type { Hearback } from '../../model/hearback.ts';
import type { Clause, Intent } from '../../model/intent.ts';
import { known, unknown, valueOf } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import type { Call } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { simulate } from '../../simulate/simulate.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { call, pinned } from '../../simulate/testing/inputs.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import type { World } from '../../world/world.ts';
import { hearCalls } from '../batch/calls.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { hearTransaction } from '../transaction/transaction.ts';
import { heardLast, quickly } from '../testing/quickly.ts';

const { signal } = new AbortController();

let chain: TestChain;
let toll: Address = zeroAddress;

beforeAll(async () => {
  chain = await startChain();
  toll = await chain.deploy('Toll');
  for (const who of [alice, carol]) await sent(alice, chain.data('Toll', 'mint', [who, 10_000n]));
});
afterAll(() => chain.stop());
beforeEach(async () => {
  await chain.ask('evm_setAutomine', [true]);
  await sent(alice, chain.data('Toll', 'keep', [0n]));
});

async function sent(from: Address, data: `0x${string}`): Promise<void> {
  await chain.receipt(await chain.send(from, { to: toll, data }));
}

const pay = (amount = 100n, to: Address = bob) =>
  call(toll, dataOf('transfer(address to, uint256 amount)', [to, amount]));

const pays = (raw = 100n, to: Address = bob): Clause => ({
  kind: 'pay',
  asset: { kind: 'token', chainId, address: toll },
  sum: { how: 'exactly', raw },
  to: { address: to },
});

const means = (more: Partial<Intent> = {}, ...clauses: readonly Clause[]): Intent => ({
  account: alice,
  chainId,
  said: '',
  quotes: [],
  clauses: clauses.length === 0 ? [pays()] : clauses,
  saidAt: 0,
  ...more,
});

const withBook = (): World => rpcWorld(chain.url, { book: () => known([]) });

/** What is read back of a call, with what was said of it. */
async function read(it: Call = pay(), intent: Intent | undefined = means()): Promise<Readback> {
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(withBook()), accounts: [alice] };
  return readbackOf(body, { ...(await simulate(input, withBook(), signal)), steps, intent });
}

async function heard(readback: Readback, hash: `0x${string}`, world = withBook()): Promise<Hearback> {
  return heardLast(hearTransaction(readback, { account: alice, hash }, world, signal, quickly));
}

const differences = ({ said }: Hearback) => said?.differences.map(({ id }) => id);

/** The amount that a difference names under `found`. */
function found({ said, facts }: Hearback): bigint | undefined {
  const args = said?.differences[0]?.args as Readonly<Record<string, string>> | undefined;
  const value = valueOf(facts[args?.found ?? '']?.value);
  return value?.kind === 'amount' ? value.raw : undefined;
}

describe('what was mined', () => {
  test('is as the user said, and says so', async () => {
    const hearback = await heard(await read(), await chain.send(alice, pay()));
    expect([hearback.verdict, hearback.effects]).toEqual(['same', 'asRead']);
    expect(hearback.said).toEqual({ state: 'asSaid', differences: [] });
    expect(hearback.says.at(-1)).toEqual({ id: 'hearback.said.asSaid', args: { what: 'happened' } });
  });

  test('is compared with nothing where nothing was said', async () => {
    const readback = await read(pay(), undefined);
    const { intent: _, ...incoming } = readback.incoming;
    const hearback = await heard({ ...readback, incoming }, await chain.send(alice, pay()));
    expect(hearback.said).toBeUndefined();
    expect(hearback.says.filter(({ id }) => id.startsWith('hearback.said.'))).toEqual([]);
  });

  test('differs where less arrived than was sent, though it did not in the simulation', async () => {
    const readback = await read();
    await sent(carol, chain.data('Toll', 'keep', [10n]));
    const hearback = await heard(readback, await chain.send(alice, pay()));
    expect(hearback.verdict).toBe('same');
    expect(hearback.said?.state).toBe('differs');
    expect(differences(hearback)).toEqual(['hearback.said.short']);
    expect(found(hearback)).toBe(90n);
  });

  test('differs where it was read as it came, but never as it was said', async () => {
    const hearback = await heard(await read(pay(250n)), await chain.send(alice, pay(250n)));
    expect([hearback.verdict, hearback.effects]).toEqual(['same', 'asRead']);
    expect(differences(hearback)).toEqual(['hearback.said.amount']);
    expect(found(hearback)).toBe(250n);
  });

  test('differs by what another transaction changed, and is never as said by one', async () => {
    const other = await heard(await read(), await chain.send(alice, pay(70n)));
    expect(other.verdict).toBe('different');
    expect(differences(other)).toContain('hearback.said.amount');
    expect(found(other)).toBe(70n);
    // It came to the same, by another call.
    const alike = await heard(
      await read(),
      await chain.send(alice, { ...pay(), value: 0n, data: `${pay().data}00` }),
    );
    expect([alike.verdict, alike.said]).toEqual(['different', { state: 'cannotCompare', differences: [] }]);
  });

  test('differs where it failed: nothing of it happened', async () => {
    const it = pay(100n);
    const readback = await read(it);
    const balance = { to: toll, data: chain.data('Toll', 'balanceOf', [alice]) };
    await sent(alice, pay(BigInt(String(await chain.ask('eth_call', [balance, 'latest']))), carol).data);
    const hearback = await heard(readback, await chain.send(alice, it, { gas: '0x186a0' }));
    expect(hearback.effects).toBe('reverted');
    expect(hearback.said).toEqual({
      state: 'differs',
      differences: [{ id: 'hearback.said.failed', args: { how: 'all' } }],
    });
    await sent(carol, pay(5_000n, alice).data);
  });

  test('differs where the fee was above the most that was said, with the fee that was paid', async () => {
    const [strict, wide] = [
      await read(pay(), means({ feeMost: 1n })),
      await read(pay(), means({ feeMost: 10n ** 18n })),
    ];
    const hash = await chain.send(alice, pay());
    const dear = await heard(strict, hash);
    expect(dear.said?.differences).toEqual([
      { id: 'hearback.said.fee', args: { said: 'intent.feeMost', found: 'mined.fee' } },
    ]);
    expect(dear.facts['mined.fee']).toBeDefined();
    const cheap = await heard(wide, hash);
    expect(cheap.said?.state).toBe('asSaid');
  });

  test('cannot be compared where the node does not say what the block changed', async () => {
    const readback = await read();
    const hash = await chain.send(alice, pay());
    const mute: World = {
      ask: async (kind, question, bounds) => {
        const { method } = question as { method?: string };
        return method === 'eth_getBlockByHash' ? unknown('timeout') : withBook().ask(kind, question, bounds);
      },
    };
    const hearback = await heard(readback, hash, mute);
    expect(hearback.effects).toBe('cannotTell');
    expect(hearback.said).toEqual({ state: 'cannotCompare', differences: [] });
    expect(hearback.says.at(-1)).toEqual({ id: 'hearback.said.cannotCompare', args: { what: 'happened' } });
  });

  test('cannot be compared where the node does not have it, and that is said too', async () => {
    const silent: World = {
      ask: async (kind, question, bounds) =>
        kind === 'rpc' ? unknown('offline') : withBook().ask(kind, question, bounds),
    };
    const hearback = await heard(await read(), `0x${'12'.repeat(32)}`, silent);
    expect([hearback.verdict, hearback.said]).toEqual([
      'cannotTell',
      { state: 'cannotCompare', differences: [] },
    ]);
    expect(hearback.says.at(-1)?.id).toBe('hearback.said.cannotCompare');
  });

  test('cannot be compared where only a part of the request is on record', async () => {
    const whole = await read();
    const part = { ...whole, stations: { ...whole.stations, decode: 'partial' } } as const;
    expect((await heard(part, await chain.send(alice, pay()))).said?.state).toBe('cannotCompare');
  });

  test('is compared by what its own logs say where others paid the same account in its block', async () => {
    const readback = await read();
    await chain.ask('evm_setAutomine', [false]);
    const hash = await chain.send(alice, pay(), { gas: '0x30d40' });
    await chain.send(carol, pay(), { gas: '0x30d40' });
    await chain.ask('evm_mine', []);
    const hearback = await heard(readback, hash);
    expect(hearback.effects).toBe('asRead');
    expect(hearback.said).toEqual({ state: 'asSaid', differences: [] });
    const node = withBook();
    const silent: World = {
      ask: async (kind, question, bounds) =>
        'method' in question && question.method === 'eth_getLogs'
          ? unknown('refused')
          : node.ask(kind, question, bounds),
    };
    expect((await heard(readback, hash, silent)).said?.state).toBe('cannotCompare');
  });

  test('of a payment besides that the request makes itself differs still', async () => {
    const intent = means({}, pays(100n, carol));
    const hearback = await heard(await read(pay(), intent), await chain.send(alice, pay()));
    expect(differences(hearback)).toContain('intent.pays.saysTo');
    expect(hearback.said?.state).toBe('differs');
  });
});

test('a batch that came in several transactions is not compared by its effects, and differs by a part of it', async () => {
  const calls = [pay(60n), pay(40n)];
  const body = { kind: 'calls', chainId, from: alice, atomic: false, calls } as const;
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(withBook()), accounts: [alice] };
  const found = { ...(await simulate(input, withBook(), signal)), steps, intent: means() };
  const hashes = [await chain.send(alice, pay(60n)), await chain.send(alice, pay(40n))];
  const hear = async (these: readonly `0x${string}`[]) => {
    let last: Hearback | undefined;
    const answer = { account: alice, hashes: these };
    for await (const it of hearCalls(readbackOf(body, found), answer, withBook(), signal, quickly)) last = it;
    return last?.said;
  };
  expect(await hear(hashes)).toEqual({ state: 'cannotCompare', differences: [] });
  const [first = '0x'] = hashes;
  const other = await chain.send(alice, pay(1n));
  expect(await hear([first, other])).toEqual({
    state: 'differs',
    differences: [{ id: 'hearback.said.failed', args: { how: 'part' } }],
  });
});

test('what the node says of no account of the user’s keeps the comparison apart from what was heard', async () => {
  const readback = await read();
  const hash = await chain.send(alice, pay());
  const { said: _, says, facts: __, ...rest } = await heard(readback, hash);
  const { intent: ___, ...incoming } = readback.incoming;
  const { said: ____, says: plain, facts: _____, ...without } = await heard({ ...readback, incoming }, hash);
  expect(rest).toEqual(without);
  expect(says.slice(0, -1)).toEqual(plain);
});
