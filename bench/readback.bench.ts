import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { known } from '@readback/core/model/known.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { startPractice } from '@readback/practice/practice.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { ask, farNode } from './foresee/farNode.ts';
import { roundTrips } from './foresee/roundTrips.ts';
import { median, ms, table } from './measure.ts';

// A whole readback (pinned block, names, code, tokens, simulation with reads before and after, checks, sentence)
// beside one bare eth_simulateV1 of the same call, on a node that is 50 ms away. What costs is round trips.
const latency = 50;
const folder = mkdtempSync(join(tmpdir(), 'readback-bench-'));
const practice = await startPractice(folder);
const node = await farNode(practice.rpcUrl, latency);
const { url } = node;

const now = BigInt(Math.floor(Date.now() / 1000));
const rows = [['request', 'bare eth_simulateV1', 'whole readback', 'ratio', 'round trips', 'questions']];
for (const id of ['approve-router', 'approval-to-stranger', 'sign-safe-payment-1', 'message']) {
  const scenario = scenarios.find((it) => it.id === id);
  if (!scenario) continue;
  const parsed = parse(scenario.request({ info: practice.info, now }), {});
  if (!parsed.ok) throw parsed.error;
  const { request } = parsed;
  const call =
    request.body.kind === 'transaction'
      ? { from: request.body.from, to: request.body.call.to, data: request.body.call.data }
      : { to: practice.info.addresses.safe };
  const bare = await median(() =>
    ask(url, 'eth_simulateV1', [{ blockStateCalls: [{ calls: [call] }] }, 'latest']),
  );
  let world = roundTrips(rpcWorld(url));
  const whole = await median(async () => {
    world = roundTrips(rpcWorld(url, { time: () => known(now) }));
    const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
    for await (const _ of read(incoming, world, new AbortController().signal));
  });
  const ratio = `${(whole / bare).toFixed(1)} x`;
  rows.push([scenario.id, ms(bare), ms(whole), ratio, `${world.trips()}`, `${world.questions()}`]);
}
table(rows);
node.close();
await practice.close();
rmSync(folder, { recursive: true, force: true });
