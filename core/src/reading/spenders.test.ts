import { type Address, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Intent } from '../model/intent.ts';
import { known, type Known, unknown, valueOf } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { Call } from '../model/request.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { call } from '../simulate/testing/inputs.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import type { PermittedAsset, RpcAnswer, World } from '../world/world.ts';

const { signal } = new AbortController();
let chain: TestChain;
let [one, two, items]: readonly [Address, Address, Address] = [zeroAddress, zeroAddress, zeroAddress];

beforeAll(async () => {
  chain = await startChain();
  one = await chain.deploy('Token');
  two = await chain.deploy('Token');
  items = await chain.deploy('Collection');
  await sent(approve(one, 50n), approve(two, 60n), approveAll(true));
  // Someone else's permission, and one to someone else.
  await chain.receipt(await chain.send(carol, approve(two, 5n)));
  await sent(call(two, chain.data('Token', 'approve', [carol, 7n])));
});
afterAll(() => chain.stop());

async function sent(...calls: readonly Call[]): Promise<void> {
  for (const it of calls) await chain.receipt(await chain.send(alice, it));
}

const approve = (token: Address, amount: bigint) =>
  call(token, chain.data('Token', 'approve', [bob, amount]));
const approveAll = (may: boolean) => call(items, chain.data('Collection', 'setApprovalForAll', [bob, may]));

const everything: Intent = {
  account: alice,
  chainId,
  said: '',
  quotes: [],
  clauses: [{ kind: 'revoke', spender: { address: bob } }],
  saidAt: 0,
};

/** The world of a chain, where a method of the node may be answered otherwise. */
function world(
  answers: Readonly<Record<string, Known<RpcAnswer>>> = {},
  permitted: Known<readonly PermittedAsset[]> = known([]),
): World {
  const node = rpcWorld(chain.url, { permitted: () => permitted });
  return {
    ask: async (kind, question, bounds) => {
      const { method } = question as { method?: string };
      const answer = method === undefined ? undefined : answers[method];
      return answer === undefined ? node.ask(kind, question, bounds) : (answer as never);
    },
  };
}

async function readWith(calls: readonly Call[], of = world()): Promise<Readback> {
  const body = { kind: 'calls', chainId, from: alice, atomic: true, calls } as const;
  const incoming = {
    request: freeze(body, ''),
    origin: { via: 'form' },
    receivedAt: 1_795_251_600_000,
    intent: everything,
  } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, of, signal, { onlyLast: true })) last = it;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

/** What the comparison says of permissions: what is left, or what is missing. */
function allows({ findings, facts }: Readback): readonly string[] {
  return findings
    .filter(({ rule }) => rule === 'intent.allows')
    .flatMap((found) => {
      if (found.outcome !== 'fired') return found.outcome === 'clear' ? ['clear'] : [...found.missing];
      const asset = 'asset' in found.says.args ? found.says.args.asset : undefined;
      const value = typeof asset === 'string' ? valueOf(facts[asset]?.value) : undefined;
      const address = value?.kind === 'asset' && 'address' in value.asset ? value.asset.address : '';
      return [`${found.says.id} ${address}`.toLowerCase()];
    });
}

const left = (asset: Address) => `intent.allows.saysstanding ${asset}`.toLowerCase();
const whole = `spender.${bob.toLowerCase()}.whole`;

describe('a revoke of everything that a spender may take', () => {
  it('is as said where every permission that events name is gone', async () => {
    expect(allows(await readWith([approve(one, 0n), approve(two, 0n), approveAll(false)]))).toEqual([
      'clear',
    ]);
  });

  it('differs by each permission that is left, which is named', async () => {
    expect(allows(await readWith([approve(one, 0n)])).toSorted()).toEqual(
      [left(two), left(items)].toSorted(),
    );
    expect(allows(await readWith([approve(one, 0n), approve(two, 1n), approveAll(false)]))).toEqual(
      expect.arrayContaining([left(two)]),
    );
  });

  it('looks at single items, too, as long as they are the account’s', async () => {
    const token = await chain.deploy('Collection');
    const item = (name: string, ...args: readonly unknown[]) =>
      call(token, chain.data('Collection', name, args));
    await sent(item('mint', 7n), item('approve', bob, 7n));
    const others = [approve(one, 0n), approve(two, 0n), approveAll(false)];
    expect(allows(await readWith(others))).toEqual([left(token)]);
    expect(allows(await readWith([...others, item('approve', zeroAddress, 7n)]))).toEqual(['clear']);
    await sent(item('transferFrom', alice, carol, 7n));
    expect(allows(await readWith(others))).toEqual(['clear']);
  });

  it('is no revoke of an item 0 that the same call lets the spender take', async () => {
    const token = await chain.deploy('Collection');
    await sent(call(token, chain.data('Collection', 'mint', [0n])));
    const gives = call(token, chain.data('Collection', 'approve', [bob, 0n]));
    const all = [approve(one, 0n), approve(two, 0n), approveAll(false)];
    expect(allows(await readWith([...all, gives]))).toEqual(expect.arrayContaining([left(token)]));
  });

  it('cannot be compared where an approval of 0 changes nothing at what may be a token or a collection', async () => {
    const all = [approve(one, 0n), approve(two, 0n), approveAll(false)];
    const third = await chain.deploy('Token');
    expect(allows(await readWith([...all, approve(third, 0n)]))).toEqual(['step.3.arg.amount']);
  });

  it('cannot be compared where the node refuses the events, and differs by what is known here all the same', async () => {
    const refuses = { eth_getLogs: known({ error: { code: -32000, message: 'range' }, endpoint: 'node' }) };
    const all = [approve(one, 0n), approve(two, 0n), approveAll(false)];
    expect(allows(await readWith(all, world(refuses)))).toEqual([whole]);
    const given = known([{ kind: 'token', address: two }] as const);
    expect(allows(await readWith([approve(one, 0n)], world(refuses, given)))).toEqual(
      expect.arrayContaining([left(two), whole]),
    );
  });

  it('cannot be compared where what is kept on this device is not known', async () => {
    const all = [approve(one, 0n), approve(two, 0n), approveAll(false)];
    expect(allows(await readWith(all, world({}, unknown('timeout'))))).toEqual([whole]);
  });

  it('cannot be compared where a contract that its events name does not answer', async () => {
    const odd = await chain.deploy('Toll');
    const given = known([{ kind: 'collection', address: odd }] as const);
    const all = [approve(one, 0n), approve(two, 0n), approveAll(false)];
    expect(allows(await readWith(all, world({}, given)))).toEqual([whole]);
  });

  it('asks nothing of it where something else was said', async () => {
    const asked = rpcWorld(chain.url);
    const incoming = {
      request: freeze({ kind: 'transaction', chainId, from: alice, call: approve(one, 0n), set: {} }, ''),
      origin: { via: 'form' },
      receivedAt: 1_795_251_600_000,
      intent: { ...everything, clauses: [{ kind: 'nothing' }] },
    } as const;
    for await (const _ of read(incoming, asked, signal, { onlyLast: true }));
    const searched = asked.asked.filter(({ method }) => method === 'eth_getLogs');
    expect(JSON.stringify(searched)).not.toContain(bob.slice(2).toLowerCase());
  });
});
