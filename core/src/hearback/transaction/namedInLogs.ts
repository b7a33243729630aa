import { type Address, type Hex, pad } from 'viem';
import { logOf } from '../../effects/log.ts';
import { rpc } from '../../world/rpc.ts';
import { hash32, isRecord } from '../../world/schema.ts';
import { hashIn, operationTopic, safeTopics } from '../carried/events.ts';
import type { HearingNode } from './node.ts';

/**
 * The transaction that carried out what a wallet gave a hash of its own for: a user operation (ERC-4337) or a Safe
 * transaction of the account. Undefined where no event names it. Two requests, of the blocks from `since` on.
 */
export async function namedInLogs(
  { account, hash, since }: Readonly<{ account: Address; hash: Hex; since: bigint }>,
  node: HearingNode,
): Promise<Hex | undefined> {
  const [operations, safe] = await Promise.all([
    logs({ topics: [operationTopic, hash, pad(account, { size: 32 })] }, since, node),
    logs({ address: account, topics: [safeTopics] }, since, node),
  ]);
  const named = safe?.find((log) => hashIn(log) === hash.toLowerCase());
  return operations?.[0]?.transaction ?? named?.transaction;
}

/** What a Safe says of its own transactions from a block on; undefined where the node does not tell. */
export function safeLogs(safe: Address, since: bigint, node: HearingNode) {
  return logs({ address: safe, topics: [safeTopics] }, since, node);
}

async function logs(filter: object, since: bigint, { world, chainId, signal }: HearingNode) {
  const params = [{ ...filter, fromBlock: `0x${since.toString(16)}`, toBlock: 'latest' }];
  const question = { chainId, method: 'eth_getLogs', params };
  const bounds = { signal, deadline: 10_000, maxBytes: 1_048_576 };
  const answer = await rpc(world, question, bounds, (it) => {
    if (!Array.isArray(it)) return undefined;
    const all: readonly unknown[] = it.slice(0, most);
    return all.flatMap((one) => {
      const log = logOf(one);
      const transaction = isRecord(one) ? hash32(one.transactionHash) : undefined;
      return log === undefined || transaction === undefined ? [] : [{ ...log, transaction }];
    });
  });
  return answer.s === 'known' ? answer.v.value : undefined;
}

/** So many logs of one answer are inspected. */
const most = 1_000;
