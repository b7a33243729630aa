import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EffectLine } from './model/effects.ts';
import { known, type Known, unknown } from './model/known.ts';
import type { Readback } from './model/readback.ts';
import type { Body } from './model/request.ts';
import { read } from './readback.ts';
import { freeze } from './request/frozen/freeze.ts';
import { forgetLacks } from './simulate/engines/capabilities.ts';
import { alice, bob, chainId, startChain, type TestChain } from './simulate/testing/chain.ts';
import { rpcWorld } from './world/testing/rpcWorld.ts';
import type { RpcAnswer, World } from './world/world.ts';

let chain: TestChain;
let token: Address;
let bodies: readonly Body[];
let healthy: readonly Readback[];

beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  const { data } = chain;
  await chain.receipt(await chain.send(alice, { to: token, data: data('Token', 'mint', [alice, 1_000n]) }));
  const asked = (to: Address, bytes: `0x${string}`, value = 0n): Body => ({
    kind: 'transaction',
    chainId,
    from: alice,
    call: { to, value, data: bytes },
    set: {},
  });
  bodies = [
    asked(bob, '0x', 5n),
    asked(token, data('Token', 'transfer', [bob, 40n])),
    asked(token, data('Token', 'approve', [bob, 70n])),
    {
      kind: 'calls',
      chainId,
      from: alice,
      atomic: true,
      calls: [
        { to: token, value: 0n, data: data('Token', 'approve', [bob, 70n]) },
        { to: bob, value: 1n, data: '0x' },
      ],
    },
  ];
  healthy = await Promise.all(bodies.map((body) => lastOf(body, rpcWorld(chain.url))));
});
afterAll(() => chain.stop());

async function lastOf(body: Body, world: World): Promise<Readback> {
  let last: Readback | undefined;
  const incoming = {
    request: freeze(body, ''),
    origin: { via: 'paste' },
    receivedAt: 1_795_251_600_000,
  } as const;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

type Asked = Readonly<{ method: string; params: readonly unknown[] }>;
/** What a fault makes of an answer; undefined where it leaves it alone. `n` counts the questions of a reading. */
type Fault = (asked: Asked, n: number, answer: Known<RpcAnswer>) => Known<RpcAnswer> | undefined;

const endpoint = 'node.test';
const error = (code: number, message: string): Known<RpcAnswer> =>
  known({ error: { code, message }, endpoint });
const isState = ({ method }: Asked) =>
  /^(eth_call|eth_getCode|eth_getTransactionCount|eth_getStorageAt|eth_simulateV1|eth_estimateGas|debug_)/.test(
    method,
  );
const large = 'f'.repeat(10_000_000);

/** Every second question fails in that way, or those of one kind. */
const faults: Readonly<Record<string, Fault>> = {
  'does not answer in time': (_, n) => (n % 2 === 1 ? unknown('timeout', endpoint) : undefined),
  'says it is asked too often (429)': (_, n) => (n % 2 === 0 ? unknown('refused', endpoint) : undefined),
  'says so in JSON': (asked) => (isState(asked) ? error(-32005, 'Too many requests') : undefined),
  'is broken (500)': ({ method }) =>
    method === 'eth_simulateV1' || method === 'eth_getCode' ? unknown('refused', endpoint) : undefined,
  'cuts its answers off': (_, n) => (n % 3 === 2 ? unknown('malformed', endpoint) : undefined),
  'answers other questions': ({ method }, _, answer) =>
    method === 'eth_call' && answer.s === 'known'
      ? known({ result: `0x${'00'.repeat(31)}07`, endpoint })
      : undefined,
  'sends ten megabytes': ({ method }) =>
    method === 'eth_simulateV1' || method === 'debug_traceCall'
      ? known({ result: large, endpoint })
      : undefined,
  'is of another chain': ({ method }) =>
    method === 'eth_chainId' ? known({ result: '0x1', endpoint }) : undefined,
  'has forgotten the state': (asked) =>
    isState(asked) ? error(-32000, 'missing trie node 1f (path ) state is not available') : undefined,
  'has no eth_simulateV1': ({ method }) =>
    method === 'eth_simulateV1' ? error(-32601, 'the method does not exist/is not available') : undefined,
  'has no debug methods': ({ method }) =>
    method.startsWith('debug_') ? error(-32601, 'the method does not exist/is not available') : undefined,
};

function failing(...names: readonly string[]): World {
  const whole = rpcWorld(chain.url);
  let count = 0;
  return {
    ask: async (kind, question, bounds) => {
      if (kind !== 'rpc') return whole.ask(kind, question, bounds);
      const n = count;
      count += 1;
      let answer = (await whole.ask(kind, question, bounds)) as Known<RpcAnswer>;
      for (const name of names) answer = faults[name]?.(question as Asked, n, answer) ?? answer;
      return answer as never;
    },
  };
}

/** What makes a line itself, and what it says: balances of the sender go with the fee, so amounts are compared. */
function said({ who, what, asset, counterparty, before, after }: EffectLine): string {
  const value = (it: EffectLine['before']) => (it.s === 'known' ? `${it.v}` : '?');
  const to = asset === undefined || !('address' in asset) ? asset?.kind : asset.address;
  return [who, what, to, counterparty, value(before), value(after)].join(' ');
}

/** Nothing is in a readback of a node that fails which the readback of the whole node does not have. */
function expectNothingClaimed(it: Readback, whole: Readback, alsoOther: boolean): void {
  if (it.effects.s === 'known' && whole.effects.s === 'known') {
    const truth = new Set(whole.effects.v.lines.map(said));
    for (const line of it.effects.v.lines) {
      if (line.what === 'fee') continue;
      const isKnown = line.before.s === 'known' && line.after.s === 'known';
      if (isKnown) expect([...truth]).toContain(said(line));
    }
  }
  if (alsoOther) return;
  for (const [id, fact] of Object.entries(it.facts)) {
    if (fact.value.s !== 'known' || !/^(account|token)\./.test(id)) continue;
    expect([id, fact.value]).toEqual([id, whole.facts[id]?.value]);
  }
}

function expectHonest(it: Readback, whole: Readback, names: readonly string[]): void {
  // What a node lacks is not a failure: the next form runs it, and only then is it whole.
  const onlyLacks = names.every((name) => name === 'has no debug methods');
  expect(it.verdict).not.toBe('pending');
  expect(Object.values(it.stations)).not.toContain('pending');
  if (!onlyLacks && it.verdict === 'read') expect(it.unread).toEqual([]);
  if (it.effects.s !== 'known') {
    expect(['stop', 'notFullyRead']).toContain(it.verdict);
    expect(it.unread.length).toBeGreaterThan(0);
  }
  expectNothingClaimed(it, whole, names.includes('answers other questions'));
}

const names = Object.keys(faults);

describe('a node that fails leaves a readback that says what is missing, and claims nothing', () => {
  test.each(names)('it %s', async (name) => {
    for (const [n, body] of bodies.entries()) {
      forgetLacks();
      const whole = healthy[n];
      if (whole === undefined) throw new Error('no readback');
      expectHonest(await lastOf(body, failing(name)), whole, [name]);
    }
  });

  test.each(names.slice(0, -1))('it %s, and something else', async (name) => {
    for (const other of names.slice(names.indexOf(name) + 1)) {
      for (const [n, body] of bodies.entries()) {
        forgetLacks();
        const whole = healthy[n];
        if (whole === undefined) throw new Error('no readback');
        expectHonest(await lastOf(body, failing(name, other)), whole, [name, other]);
      }
    }
  });

  test('one that forgot the state, or is of another chain, shows no effects at all', async () => {
    for (const name of ['has forgotten the state', 'is of another chain', 'says so in JSON']) {
      for (const body of bodies) {
        forgetLacks();
        const { effects, verdict } = await lastOf(body, failing(name));
        expect([effects.s, verdict]).toEqual(['unknown', name === 'is of another chain' ? 'stop' : verdict]);
      }
    }
  });

  test('one without eth_simulateV1 still shows what changes, and with it the same changes', async () => {
    for (const [n, body] of bodies.entries()) {
      forgetLacks();
      const { effects } = await lastOf(body, failing('has no eth_simulateV1'));
      const whole = healthy[n]?.effects;
      if (effects.s !== 'known' || whole?.s !== 'known') throw new Error(JSON.stringify(effects));
      // The gas of a batch is counted, and not what the node says: the fee may differ by a little.
      const lines = (all: readonly EffectLine[]) =>
        all
          .filter(({ what }) => what !== 'fee')
          .map(said)
          .toSorted();
      expect(lines(effects.v.lines)).toEqual(lines(whole.v.lines));
    }
  });
});
