import { stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { friend, me, signIn, transaction } from '../check/testing/views.ts';
import { known, unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { Body, Incoming } from '../model/request.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { tableWorld } from '../world/testing/tableWorld.ts';
import type { Head } from '../world/world.ts';

/** 2026-11-21T09:00:00Z */
const issued = 1_795_251_600n;
const plain = signIn('localhost', 'https://localhost').replace('I accept the terms.\n', '');

function incomingOf(body: Body): Incoming {
  return { request: freeze(body, ''), origin: { via: 'paste' }, receivedAt: Number(issued) * 1_000 };
}

function signInUntil(end: string): Incoming {
  const text = `${plain}\nExpiration Time: ${end}`;
  return incomingOf({ kind: 'message', signer: me, bytes: stringToHex(text) });
}

async function readAt(
  incoming: Incoming,
  now: bigint | undefined,
  heads: readonly Head[] = [],
): Promise<Readback> {
  const time = () => (now === undefined ? unknown('offline') : known(now));
  const world = tableWorld({}, { time, heads: () => known(heads) });
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  if (last === undefined) throw new Error('Nothing was read.');
  return last;
}

describe('the same request, read at another time', () => {
  const incoming = signInUntil('2026-11-21T09:30:00Z');

  it('is calm when it is pasted, and no longer once it has expired', async () => {
    const first = await readAt(incoming, issued + 10n);
    expect(first.verdict).toBe('read');
    expect((await readAt(incoming, issued + 3_600n)).verdict).toBe('caution');
  });

  it('says from when on time alone changes that, to the second', async () => {
    const { changesAt, verdict } = await readAt(incoming, issued + 10n);
    if (changesAt === undefined) throw new Error('It names no moment.');
    expect((await readAt(incoming, changesAt - 1n)).verdict).toBe(verdict);
    expect((await readAt(incoming, changesAt)).verdict).toBe('caution');
  });

  it('is as calm by a node’s clock that is ahead of this device’s as that one allows', async () => {
    const head = { chainId: 1, endpoint: 'node.test', timestamp: issued + 3_600n, seenAt: issued + 10n };
    const { verdict, findings } = await readAt(incoming, issued + 10n, [head]);
    expect(verdict).toBe('caution');
    const fired = findings.filter(({ outcome, rule }) => outcome === 'fired' && rule !== 'messages.reusable');
    expect(fired.map(({ rule }) => rule).sort()).toEqual(['chain.clock', 'messages.time']);
  });

  it('is not calm where nobody knows the time', async () => {
    expect((await readAt(incoming, undefined)).verdict).toBe('notFullyRead');
  });

  it('names no moment where nothing in it ends', async () => {
    expect(
      (await readAt(incomingOf({ kind: 'message', bytes: '0x6869' }), issued)).changesAt,
    ).toBeUndefined();
    expect((await readAt(incomingOf(transaction(friend, '0x', 1n)), issued)).changesAt).toBeUndefined();
  });
});
