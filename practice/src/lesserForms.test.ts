import type { EffectLine, Effects } from '@readback/core/model/effects.ts';
import { known, valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { SigningRequest } from '@readback/core/model/request.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { forgetLacks } from '@readback/core/simulate/engines/capabilities.ts';
import { nodeWithout } from '@readback/core/simulate/testing/nodeWithout.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import type { World } from '@readback/core/world/world.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';

let practice: Practice;
const now = BigInt(Math.floor(Date.now() / 1000));
const found: {
  id: string;
  kind: string;
  whole: Effects;
  traced: Effects;
  called: Effects | undefined;
  /** What is called has no code. */
  isSilent: boolean;
}[] = [];

/** What it pays depends on the gas that a run uses, which no two kinds of run agree on: the tracer does not tell. */
const byGasUsed: ReadonlySet<string> = new Set(['safe-refund']);

beforeAll(async () => {
  practice = await startPractice();
  const url = practice.rpcUrl;
  for (const { id, kind, request } of scenarios) {
    const parsed = parse(request({ info: practice.info, now }), {});
    if (!parsed.ok) continue;
    const whole = await effectsBy(parsed.request, rpcWorld(url, { time: () => known(now) }));
    if (whole?.engines[0]?.name !== 'eth_simulateV1') continue;
    const traced = await effectsBy(parsed.request, nodeWithout(url, 'eth_simulateV1'));
    const called = await effectsBy(parsed.request, nodeWithout(url, 'eth_simulateV1', 'debug_traceCall'));
    if (traced === undefined && byGasUsed.has(id)) continue;
    if (traced === undefined) throw new Error(`${id} is not traced`);
    const { body } = parsed.request;
    const to = body.kind === 'transaction' ? body.call.to : null;
    const isSilent = to !== null && (await rpc<string>(url, 'eth_getCode', [to, 'latest'])) === '0x';
    found.push({ id, kind, whole, traced, called, isSilent });
  }
});
afterAll(async () => {
  await practice.close();
});

async function effectsBy(request: SigningRequest, world: World): Promise<Effects | undefined> {
  forgetLacks();
  let last: Readback | undefined;
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  for await (const it of read(incoming, world, new AbortController().signal, { onlyLast: true })) last = it;
  return valueOf(last?.effects);
}

/** What a line says, where it says what was read before and after. The fee may be counted otherwise. */
function said({ lines }: Effects): readonly string[] {
  const isWhole = ({ what, before, after, basis }: EffectLine) =>
    what !== 'fee' && basis === 'read' && before.s === 'known' && after.s === 'known';
  return lines.filter(isWhole).map((line) => {
    const { id: _id, cause: _cause, ...rest } = line;
    return JSON.stringify(rest, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
  });
}

const lost = ({ notLookedAt }: Effects) => notLookedAt.some(({ is }) => is === 'afterwards');

describe('every request of the practice chain', () => {
  test('is run by the tracer with the same changes, or it says that it cannot tell', () => {
    expect(found.length).toBeGreaterThan(15);
    for (const { id, whole, traced } of found) {
      expect([id, traced.status]).toEqual([id, whole.status]);
      if (lost(traced)) expect([id, said(traced)]).toEqual([id, []]);
      else expect([id, said(traced).toSorted()]).toEqual([id, said(whole).toSorted()]);
    }
    expect(found.filter(({ traced }) => lost(traced)).length).toBeLessThan(found.length / 5);
  });

  test('is run by eth_call with no change that is not one, and it says that there may be more', () => {
    for (const { id, whole, called, isSilent } of found) {
      if (called === undefined) continue;
      const truth = new Set(said(whole));
      expect([id, said(called).filter((line) => !truth.has(line))]).toEqual([id, []]);
      const limits = called.notLookedAt.map((it) => it.is);
      // What has no code announces nothing.
      expect([id, limits.includes('events')]).toEqual([id, !isSilent]);
    }
  });

  test('comes to the same in another block, when it is honest', () => {
    for (const { id, kind, whole } of found) {
      if (kind === 'honest') expect([id, whole.otherBlock]).toEqual([id, known({ s: 'same' })]);
    }
  });
});
