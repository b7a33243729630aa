import type { Address, Hex } from 'viem';
import { rpc } from '../../world/rpc.ts';
import { hash32, isRecord } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';

/**
 * Which of the accounts other transactions of the same block touch, by their logs and those about them. All of them,
 * when that cannot be found out. Native currency can move without a log, so for it any other transaction counts as touching.
 */
export async function touchedByOthers(
  {
    chainId,
    blockHash,
    hash,
    accounts,
  }: { chainId: number; blockHash: Hex; hash: Hex; accounts: readonly Address[] },
  world: World,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const all = new Set(accounts.map((account) => account.toLowerCase()));
  const question = { chainId, method: 'eth_getLogs', params: [{ blockHash }] };
  const logs = await rpc(world, question, { signal, deadline: 10_000, maxBytes: 4_194_304 }, (it) =>
    Array.isArray(it) ? it : undefined,
  );
  if (logs.s !== 'known') return all;
  const touched = new Set<string>();
  for (const log of logs.v.value) {
    if (!isRecord(log) || !Array.isArray(log.topics)) return all;
    if (hash32(log.transactionHash) === hash) continue;
    const emitter = String(log.address).toLowerCase();
    if (all.has(emitter)) touched.add(emitter);
    for (const topic of log.topics) {
      const account = `0x${String(hash32(topic)).slice(26)}`;
      if (all.has(account)) touched.add(account);
    }
  }
  return touched;
}
