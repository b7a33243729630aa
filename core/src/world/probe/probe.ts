import { type Known, known, unknown } from '../../model/known.ts';
import { address, hash32, header, isRecord, quantity } from '../schema.ts';
import { type Probing, asking, canIn, type Post, type ProbeAnswer } from './ask.ts';
import type { Can, Capabilities, UpTo } from './capabilities.ts';
import {
  simulatesCode,
  simulatesTransfers,
  simulationOfCode,
  simulationOfTransfer,
  traceOfCode,
  tracesCode,
} from './simulation.ts';

/** The most requests that `probe` makes of a node. */
export const mostRequests = 17;

const batches = [1, 10, 100];
const ranges = [1, 1_000, 10_000, 100_000];

/** How old a block is asked for, and how long a chain must be for that to say anything. */
const old = 1_000_000;
const young = 1_000;

/** Nobody's, so that no answer is long. */
const nobody = '0x00000000000000000000000000000000000b0b0b';

/**
 * Finds out what a node can do: at most 17 requests, one after the other, each within 8 seconds and 256 kB. A node
 * that leaves two in a row unanswered is asked nothing more, and one that does not say its chain nothing else. A
 * capability is `yes` only when the answer is right, not merely there. Never rejects.
 *
 * @param expected the chain that it should be on: a node of another is asked nothing more
 *
 * @example
 * const { simulate } = await probe(post, AbortSignal.timeout(60_000)); // { can: 'no', said: 'Method not found' }
 */
export async function probe(post: Post, signal: AbortSignal, expected?: number): Promise<Capabilities> {
  const ask = asking(post, signal);
  const chainId = number(await ask.one(call('eth_chainId')));
  const other = chainId.s === 'known' && expected !== undefined && chainId.v !== expected;
  if (chainId.s !== 'known' || other) return nothing(chainId, ask.count());
  const client = clientIn(await ask.one(call('web3_clientVersion')));
  const latest = number(await ask.one(call('eth_blockNumber')));
  const simulate = await can(ask, call('eth_simulateV1', simulationOfCode), simulatesCode);
  return {
    chainId,
    client,
    latest,
    simulate,
    simulateTransfers:
      simulate.can === 'yes'
        ? await can(ask, call('eth_simulateV1', simulationOfTransfer), simulatesTransfers)
        : simulate,
    proof: await can(ask, call('eth_getProof', [nobody, [], 'latest']), isProof),
    trace: await can(ask, call('debug_traceCall', traceOfCode), tracesCode),
    batch: await upTo(batches, (size) => ask.batch(Array.from({ length: size }, () => call('eth_chainId')))),
    logs: await logsUpTo(ask, latest),
    archive: await archive(ask, latest),
    safe: await can(ask, call('eth_getBlockByNumber', ['safe', false]), isBlock),
    finalized: await can(ask, call('eth_getBlockByNumber', ['finalized', false]), isBlock),
    requests: ask.count(),
  };
}

const notAsked = unknown('notAsked');

function call(method: string, params: readonly unknown[] = []) {
  return { method, params };
}

async function can(
  ask: Probing,
  it: ReturnType<typeof call>,
  shape: (result: unknown) => boolean,
): Promise<Can> {
  return canIn(await ask.one(it), shape);
}

/** Sizes from small to large, up to the first that does not work. */
async function upTo(sizes: readonly number[], ask: (size: number) => Promise<ProbeAnswer>): Promise<UpTo> {
  let most: number | undefined;
  for (const size of sizes) {
    const is = canIn(await ask(size), Array.isArray);
    if (is.can === 'yes') most = size;
    else return most === undefined ? is : { can: 'yes', most, beyond: { size, is } };
  }
  return most === undefined ? { can: 'unknown', why: 'notAsked' } : { can: 'yes', most };
}

/** Only ranges that the chain is long enough for: a node that knows the end of it may say yes to any other. */
async function logsUpTo(ask: Probing, latest: Known<number>): Promise<UpTo> {
  if (latest.s !== 'known') return { can: 'unknown', why: 'notAsked' };
  const fitting = ranges.filter((size) => size <= latest.v + 1);
  return upTo(fitting, (size) => {
    const [fromBlock, toBlock] = [hex(latest.v + 1 - size), hex(latest.v)];
    return ask.one(call('eth_getLogs', [{ address: nobody, fromBlock, toBlock }]));
  });
}

async function archive(ask: Probing, latest: Known<number>): Promise<Can> {
  if (latest.s !== 'known' || latest.v < young) return { can: 'unknown', why: 'notAsked' };
  const block = hex(Math.max(1, latest.v - old));
  return can(ask, call('eth_getBalance', [nobody, block]), (it) => quantity(it) !== undefined);
}

function isProof(it: unknown): boolean {
  if (!isRecord(it) || address(it.address) === undefined || hash32(it.storageHash) === undefined)
    return false;
  return Array.isArray(it.accountProof) && it.accountProof.length > 0;
}

function isBlock(it: unknown): boolean {
  return header(it) !== undefined;
}

function number(said: ProbeAnswer): Known<number> {
  if (said.kind === 'silent') return unknown(said.why);
  if (said.kind === 'error') return unknown('refused');
  const value = quantity(said.result);
  const fits = value !== undefined && value <= BigInt(Number.MAX_SAFE_INTEGER);
  return fits ? known(Number(value)) : unknown('malformed');
}

function clientIn(said: ProbeAnswer): Known<string> {
  if (said.kind === 'silent') return unknown(said.why);
  if (said.kind === 'error') return unknown('unsupported');
  return typeof said.result === 'string' ? known(said.result.slice(0, 120)) : unknown('malformed');
}

function nothing(chainId: Known<number>, requests: number): Capabilities {
  const no: Can = { can: 'unknown', why: 'notAsked' };
  const many = { simulate: no, simulateTransfers: no, proof: no, trace: no, batch: no, logs: no };
  return {
    chainId,
    client: notAsked,
    latest: notAsked,
    ...many,
    archive: no,
    safe: no,
    finalized: no,
    requests,
  };
}

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
