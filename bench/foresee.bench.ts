import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Incoming } from '@readback/core/model/request.ts';
import { begin } from '@readback/core/reading/state.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { simulate } from '@readback/core/simulate/simulate.ts';
import { pinBlock } from '@readback/core/world/pin.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { startPractice } from '@readback/practice/practice.ts';
import { type Alternative, simulation, tevmFork, warmAnvil } from './foresee/alternatives.ts';
import { ask, farNode } from './foresee/farNode.ts';
import { type Row, requests } from './foresee/requests.ts';
import { roundTrips } from './foresee/roundTrips.ts';
import { median, ms, table } from './measure.ts';

// What foreseeing a request costs on a node that is 50 ms away, with the block known already, beside one bare
// eth_simulateV1 and beside engines that fetch the state to run it here. Bars: two round trips, 2.5 times the bare
// call, and for the Safe batch 15 times as fast as tevm's fork and 10 times as fast as a warm Anvil fork.
const latency = 50;
const chainId = 31337;
const runs = 7;
const folder = mkdtempSync(join(tmpdir(), 'readback-bench-'));
const practice = await startPractice(folder);
const node = await farNode(practice.rpcUrl, latency);
const { signal } = new AbortController();
const now = BigInt(Math.floor(Date.now() / 1000));
const rows = await requests(practice.rpcUrl, { info: practice.info, now });
const block = await pinBlock(rpcWorld(node.url), chainId, signal);
if (block.s !== 'known') throw new Error('The practice chain gives no block.');
const pinned = block.v;

const ours = [['on a node 50 ms away', 'bare eth_simulateV1', 'ours', 'ratio', 'round trips', 'questions']];
const times: { row: Row; bare: number; own: number }[] = [];
for (const row of rows) {
  const bare = await median(() => ask(node.url, 'eth_simulateV1', simulation(row)), { runs });
  const call = { to: row.to, data: row.data, value: 0n };
  const request = freeze({ kind: 'transaction', chainId, from: row.from, call, set: {} }, '');
  const incoming: Incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 };
  const { steps } = begin(incoming);
  let world = roundTrips(rpcWorld(node.url));
  const own = await median(
    async () => {
      world = roundTrips(rpcWorld(node.url));
      const it = await simulate({ request, steps, block: pinned, accounts: [row.from] }, world, signal);
      if (it.effects.s !== 'known' || it.effects.v.status !== 'success') throw new Error(row.name);
    },
    { runs },
  );
  times.push({ row, bare, own });
  ours.push([row.name, ms(bare), ms(own), ratio(own, bare), `${world.trips()}`, `${world.questions()}`]);
}
table(ours);

const tevm = tevmFork();
const others: readonly Alternative[] = [warmAnvil, ...(tevm === undefined ? [] : [tevm])];
for (const other of others) {
  const lines = [[other.name, 'time', 'requests', 'ours is faster']];
  for (const { row, own } of times) {
    const took: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      node.forget();
      took.push(await other.run(row, node.url));
    }
    took.sort((a, b) => a - b);
    const time = took[Math.floor(runs / 2)] ?? Number.NaN;
    lines.push([row.name, ms(time), `${node.count()}`, ratio(time, own)]);
  }
  console.log('');
  table(lines);
}
if (tevm === undefined) {
  console.log(
    '\ntevm is not installed, and was left out. To hold against it: npm ci --prefix bench/alternatives',
  );
}
node.close();
await practice.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

function ratio(a: number, b: number): string {
  return `${(a / b).toFixed(1)} x`;
}
