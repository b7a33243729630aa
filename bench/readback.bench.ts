import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { known } from '@readback/core/model/known.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { startPractice } from '@readback/practice/practice.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { median, ms, table } from './measure.ts';

// A whole readback (pinned block, names, code, tokens, simulation with reads before and after, checks, sentence)
// beside one bare eth_simulateV1 of the same call, on a node that is 50 ms away. What costs is round trips.
const latency = 50;
const folder = mkdtempSync(join(tmpdir(), 'readback-bench-'));
const practice = await startPractice(folder);
const node = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (it: Buffer) => chunks.push(it));
  request.on('end', () => void pass(Buffer.concat(chunks)).then((it) => response.end(it)));
});
await new Promise<void>((settle) => node.listen(0, '127.0.0.1', settle));
const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;

const now = BigInt(Math.floor(Date.now() / 1000));
const rows = [['request', 'bare eth_simulateV1', 'whole readback', 'ratio', 'questions to the node']];
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
    ask('eth_simulateV1', [{ blockStateCalls: [{ calls: [call] }] }, 'latest']),
  );
  let questions = 0;
  const whole = await median(async () => {
    const world = rpcWorld(url, { time: () => known(now) });
    const incoming = { request, origin: { via: 'paste' }, receivedAt: 0 } as const;
    for await (const _ of read(incoming, world, new AbortController().signal));
    questions = world.asked.length;
  });
  rows.push([scenario.title, ms(bare), ms(whole), `${(whole / bare).toFixed(1)} x`, String(questions)]);
}
table(rows);
node.close();
node.closeAllConnections();
await practice.close();
rmSync(folder, { recursive: true, force: true });

async function ask(method: string, params: readonly unknown[]): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  await (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text();
}

/** What the practice chain answers, late. */
async function pass(body: Buffer): Promise<string> {
  const [answer] = await Promise.all([
    fetch(practice.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body.toString(),
    }),
    new Promise((settle) => setTimeout(settle, latency)),
  ]);
  return answer.text();
}
