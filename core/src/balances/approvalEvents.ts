import { type Address, type Hex, toEventSelector } from 'viem';
import { same } from '../ledger/account.ts';
import { type Known, known, unknown } from '../model/known.ts';
import { ordinary, rpc, valueAnswered } from '../world/rpc.ts';
import { address, hexBytes, isRecord, quantity } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type TokenSpender, pairKey, permit2Address } from './allowances.ts';
import { addressInData } from '../world/returned.ts';

/** The permissions that events of a range of blocks speak of, both ends included. What stands now is read apart. */
export type ApprovalEvents = Readonly<{
  from: bigint;
  to: bigint;
  pairs: readonly TokenSpender[];
  more: boolean;
}>;

/** Spans of blocks that are tried, the widest first: nodes differ in what they take. */
export const spans: readonly bigint[] = [100_000n, 10_000n, 2_000n, 500n];

/** How many permissions one look keeps. */
export const mostFound = 300;

/**
 * Looks through the events `Approval` (ERC-20), `ApprovalForAll` (ERC-721, ERC-1155) and `Approval` of Permit2 of one
 * owner, back from block `before` (from the newest when it is not given), as far in one question as the node lets.
 * Two to five requests. Contracts can announce what they like: a pair is a hint where to look, nothing more.
 */
export async function readApprovalEvents(
  world: World,
  { chainId, owner, before }: { chainId: number; owner: Address; before?: bigint },
  signal: AbortSignal,
): Promise<Known<ApprovalEvents>> {
  const newest =
    before === undefined
      ? await rpc(world, { chainId, method: 'eth_blockNumber', params: [] }, ordinary(signal), quantity)
      : known({ value: before - 1n, endpoint: '' });
  if (newest.s !== 'known') return newest;
  const to = newest.v.value;
  if (to < 0n) return known({ from: 0n, to: 0n, pairs: [], more: false });
  let last: Known<never> = unknown('refused');
  for (const [at, span] of spans.entries()) {
    const narrower = spans[at + 1];
    // A chain shorter than the next span: the narrower question would be the same.
    if (narrower !== undefined && span > to + 1n && narrower > to + 1n) continue;
    const from = to + 1n > span ? to + 1n - span : 0n;
    const answer = await askLogs(world, { chainId, owner, from, to }, signal);
    if (answer.s === 'known') return known({ from, to, ...pairsIn(answer.v, owner) });
    if (answer.s === 'unknown') last = answer;
    if (answer.s === 'unknown' && !['refused', 'tooLarge', 'timeout'].includes(answer.why)) break;
  }
  return last;
}

async function askLogs(
  world: World,
  { chainId, owner, from, to }: { chainId: number; owner: Address; from: bigint; to: bigint },
  signal: AbortSignal,
): Promise<Known<readonly unknown[]>> {
  const topics = [[approval, approvalForAll, permit2Approval, permit2Permit], topicOf(owner)];
  const params = [{ fromBlock: hex(from), toBlock: hex(to), topics }];
  const bounds = { signal, deadline: 15_000, maxBytes: 2_097_152 };
  const answer = await rpc(world, { chainId, method: 'eth_getLogs', params }, bounds, (it) =>
    Array.isArray(it) ? (it as readonly unknown[]) : undefined,
  );
  return valueAnswered(answer);
}

/** The newest first. Logs that are not of the shape, or of another owner, are passed over. */
function pairsIn(logs: readonly unknown[], owner: Address): Pick<ApprovalEvents, 'pairs' | 'more'> {
  const found = new Map<string, TokenSpender>();
  for (const log of logs.toReversed()) {
    const pair = pairOf(log, owner);
    if (pair === undefined || found.has(pairKey(pair))) continue;
    if (found.size === mostFound) return { pairs: [...found.values()], more: true };
    found.set(pairKey(pair), pair);
  }
  return { pairs: [...found.values()], more: false };
}

function pairOf(log: unknown, owner: Address): TokenSpender | undefined {
  if (!isRecord(log) || !Array.isArray(log.topics)) return undefined;
  const emitter = address(log.address);
  const topics = log.topics.map((it) => hexBytes(it));
  const [event, by, third, fourth] = topics;
  if (emitter === undefined || by?.toLowerCase() !== topicOf(owner)) return undefined;
  const inPermit2 = same(emitter, permit2Address);
  if ((event === permit2Approval || event === permit2Permit) && inPermit2) {
    const [token, spender] = [wordAddress(third), wordAddress(fourth)];
    return token && spender ? { kind: 'permit2', token, spender } : undefined;
  }
  const spender = wordAddress(third);
  // Four topics: the approval of a single item of a collection, which is not inspected here.
  if (spender === undefined || topics.length !== 3) return undefined;
  if (event === approval) return { kind: 'erc20', token: emitter, spender };
  return event === approvalForAll ? { kind: 'operator', token: emitter, spender } : undefined;
}

function wordAddress(topic: Hex | undefined): Address | undefined {
  return topic?.length === 66 ? addressInData(BigInt(topic)) : undefined;
}

function topicOf(owner: Address): Hex {
  return `0x${owner.slice(2).toLowerCase().padStart(64, '0')}`;
}

function hex(block: bigint): Hex {
  return `0x${block.toString(16)}`;
}

const approval = toEventSelector('Approval(address,address,uint256)');
const approvalForAll = toEventSelector('ApprovalForAll(address,address,bool)');
const permit2Approval = toEventSelector('Approval(address,address,address,uint160,uint48)');
const permit2Permit = toEventSelector('Permit(address,address,address,uint160,uint48,uint48)');
