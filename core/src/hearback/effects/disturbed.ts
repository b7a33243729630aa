import { type Address, type Hex, isAddressEqual, numberToHex } from 'viem';
import type { Draft } from '../../effects/draft.ts';
import { type Log, logOf } from '../../effects/log.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { hash32, hexBytes, isRecord, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';

/** What the other transactions of a block log; undefined where the node does not say. One request. */
export async function logsOfOthers(
  { chainId, blockHash, hash }: Readonly<{ chainId: number; blockHash: Hex; hash: Hex }>,
  world: World,
  signal: AbortSignal,
): Promise<readonly Log[] | undefined> {
  const question = { chainId, method: 'eth_getLogs', params: [{ blockHash }] };
  const logs = await rpc(world, question, { signal, deadline: 10_000, maxBytes: 4_194_304 }, (it) => {
    if (!Array.isArray(it) || !it.every(isRecord)) return undefined;
    const others = it.filter((log) => hash32(log.transactionHash) !== hash).map(logOf);
    return others.every((log) => log !== undefined) ? others : undefined;
  });
  return logs.s === 'known' ? logs.v.value : undefined;
}

/**
 * Whether others of the block may be the cause of what a line says: by a log of its own token that names the account, of
 * its keeper, or of the contract itself. What any other contract says excuses nothing.
 */
export function isTouched({ who, asset, via }: Draft, others: readonly Log[] | undefined): boolean {
  if (others === undefined) return true;
  const own = asset === undefined || asset.kind === 'native' ? who : asset.address;
  return others.some(
    ({ address, topics }) =>
      (isAddressEqual(address, own) || (via !== undefined && isAddressEqual(address, via))) &&
      (asset === undefined || topics.some((topic) => isOf(topic, who))),
  );
}

function isOf(topic: Hex, who: Address): boolean {
  return topic.slice(26).toLowerCase() === who.slice(2).toLowerCase();
}

/**
 * Whether an account can have spent native currency in a block by one transaction alone: it has a key and no code, and
 * made one. What others do can then only add to what it has. False where that cannot be found out.
 */
export async function spentAlone(
  {
    chainId,
    account,
    number,
    blockHash,
  }: { chainId: number; account: Address; number: bigint; blockHash: Hex },
  world: World,
  signal: AbortSignal,
): Promise<boolean> {
  if (number === 0n) return false;
  const count = (at: bigint) => {
    const params = [account, numberToHex(at)];
    return rpc(world, { chainId, method: 'eth_getTransactionCount', params }, ordinary(signal), quantity);
  };
  const codeOf = { chainId, method: 'eth_getCode', params: [account, { blockHash }] };
  const [before, after, code] = await Promise.all([
    count(number - 1n),
    count(number),
    rpc(world, codeOf, ordinary(signal), hexBytes),
  ]);
  if (before.s !== 'known' || after.s !== 'known' || code.s !== 'known') return false;
  return after.v.value === before.v.value + 1n && code.v.value === '0x';
}
