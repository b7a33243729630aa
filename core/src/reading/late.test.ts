import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from 'viem';
import type { Readback } from '../model/readback.ts';
import { withoutPending } from '../model/withoutPending.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { forgetLacks } from '../simulate/engines/capabilities.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import type { QuestionKind, World } from '../world/world.ts';

let chain: TestChain;
let token: Address;
beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  const { data } = chain;
  await chain.receipt(await chain.send(alice, { to: token, data: data('Token', 'mint', [alice, 1_000n]) }));
});
afterAll(() => chain.stop());

/** In milliseconds: a reading of twelve seconds, shortened. */
const within = 2_400;

type Asks = Readonly<{ kind: QuestionKind; method?: string; n: number }>;

/** The chain's own node, of which some questions are never answered. */
function silentTo(isSilent: (asks: Asks) => boolean): World {
  const node = rpcWorld(chain.url);
  let count = 0;
  return {
    ask: (kind, question, bounds) => {
      const method = kind === 'rpc' ? (question as { method: string }).method : undefined;
      const asks = { kind, ...(method === undefined ? {} : { method }), n: count };
      count += 1;
      return isSilent(asks) ? new Promise(() => {}) : node.ask(kind, question, bounds);
    },
  };
}

async function readWith(world: World): Promise<Readback> {
  const last = (await revisionsWith(world)).at(-1);
  if (last === undefined) throw new Error('Nothing was read.');
  return last;
}

async function revisionsWith(world: World): Promise<readonly Readback[]> {
  forgetLacks();
  const call = { to: token, value: 0n, data: chain.data('Token', 'transfer', [bob, 40n]) } as const;
  const request = freeze({ kind: 'transaction', chainId, from: alice, call, set: {} }, '');
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  const revisions: Readback[] = [];
  for await (const it of read(incoming, world, new AbortController().signal, { within })) revisions.push(it);
  return revisions;
}

describe('what is late', () => {
  test('calls that nobody traces in time are not known, and everything else is', async () => {
    const last = await readWith(silentTo(({ method }) => method === 'debug_traceCall'));
    if (last.effects.s !== 'known') throw new Error('No effects.');
    expect(last.effects.v.calls).toEqual({ s: 'unknown', why: 'timeout' });
    expect(last.effects.v.lines.length).toBeGreaterThan(0);
    expect(last.verdict).not.toBe('pending');
  });

  test('nothing is looked at for ever, whoever does not answer', async () => {
    const silences: ((asks: Asks) => boolean)[] = [
      () => true,
      ({ kind }) => kind === 'rpc',
      ({ kind }) => kind !== 'rpc',
      ({ kind }) => kind === 'book',
      ({ kind }) => kind === 'heads' || kind === 'time',
      ...['eth_getBlockByNumber', 'eth_getCode', 'eth_call', 'eth_simulateV1', 'eth_estimateGas'].map(
        (it) => (asks: Asks) => asks.method === it,
      ),
      ...[3, 9, 15, 21].map(
        (from) =>
          ({ kind, n }: Asks) =>
            kind === 'rpc' && n >= from,
      ),
    ];
    const all = await Promise.all(silences.map((isSilent) => readWith(silentTo(isSilent))));
    for (const last of all) {
      expect(withoutPending(last)).toBe(last);
      expect(Object.values(last.stations)).not.toContain('pending');
      expect(last.verdict).not.toBe('pending');
    }
  });

  test('what was found is told where only what comes after it is late', async () => {
    let ran = 0;
    // Each run after the first, and everything that is asked of the node after it.
    const world = silentTo(({ method, kind }) => {
      if (method === 'eth_simulateV1') ran += 1;
      return kind === 'rpc' && ran > 1;
    });
    const last = await readWith(world);
    if (last.effects.s !== 'known') throw new Error(JSON.stringify(last.stations));
    expect(last.effects.v.status).toBe('success');
  });

  test('no verdict is given before what a check waits for is there', async () => {
    const node = rpcWorld(chain.url);
    // The events that name earlier permissions come long after the simulation.
    const slow: World = {
      ask: async (kind, question, bounds) => {
        const isLate = kind === 'rpc' && (question as { method: string }).method === 'eth_getLogs';
        if (isLate) await new Promise((resolve) => setTimeout(resolve, within / 4));
        return node.ask(kind, question, bounds);
      },
    };
    const verdicts = (await revisionsWith(slow))
      .map(({ verdict }) => verdict)
      .filter((it) => it !== 'pending');
    expect(new Set(verdicts)).toEqual(new Set([(await readWith(node)).verdict]));
  });

  test('a reading in which every question takes its time says something', async () => {
    const node = rpcWorld(chain.url);
    const slow: World = {
      ask: async (kind, question, bounds) => {
        if (kind === 'rpc') await new Promise((resolve) => setTimeout(resolve, within / 60));
        return node.ask(kind, question, bounds);
      },
    };
    const last = await readWith(slow);
    expect(last.effects.s).toBe('known');
  });
});
