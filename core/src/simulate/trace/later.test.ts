import { afterAll, beforeAll, expect, test } from 'vitest';
import { known } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { read } from '../../readback.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import type { World } from '../../world/world.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../testing/chain.ts';

let chain: TestChain;
beforeAll(async () => {
  chain = await startChain();
});
afterAll(() => chain.stop());

async function revisions(world: World): Promise<readonly Readback[]> {
  const call = { to: bob, value: 5n, data: '0x' } as const;
  const request = freeze({ kind: 'transaction', chainId, from: alice, call, set: {} }, '');
  const found: Readback[] = [];
  for await (const it of read(
    { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 },
    world,
    new AbortController().signal,
  ))
    found.push(it);
  return found;
}

/** A node that answers one method only when it is told to. */
function slow(method: string): { world: World; go: () => void } {
  let go = () => {};
  const told = new Promise<void>((resolve) => {
    go = resolve;
  });
  const node = rpcWorld(chain.url, { session: () => known({ host: 'localhost' }) });
  const world: World = {
    ask: async (kind, question, bounds) => {
      if (kind === 'rpc' && (question as { method: string }).method === method) await told;
      return node.ask(kind, question, bounds);
    },
  };
  return { world, go };
}

test('a trace that is slow delays neither the effects nor the verdict, and is added once it is there', async () => {
  const { world, go } = slow('debug_traceCall');
  const reading = revisions({
    ask: (kind, question, bounds) => world.ask(kind, question, bounds),
  });
  setTimeout(go, 700);
  const found = await reading;
  const settled = found.filter(({ effects, verdict }) => effects.s === 'known' && verdict !== 'pending');
  const calls = settled.map(({ effects }) => (effects.s === 'known' ? effects.v.calls?.s : undefined));
  expect(calls[0]).toBe('pending');
  expect(calls.at(-1)).toBe('known');
  const last = found.at(-1);
  expect(last?.effects.s === 'known' ? last.effects.v.moves : undefined).toMatchObject([
    { from: alice, to: bob, amount: 5n, basis: 'read' },
  ]);
  expect(new Set(settled.map(({ verdict }) => verdict)).size).toBe(1);
});
