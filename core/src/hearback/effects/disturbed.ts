import { type Address, type Hex, numberToHex } from 'viem';
import type { EffectLine } from '../../model/effects.ts';
import type { Compared } from './compareLines.ts';
import { rpc, ordinary } from '../../world/rpc.ts';
import { hash32, isRecord, hexBytes, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';

/**
 * Leaves out payees that could not be read again, or that others of the block may have paid or taken from. Where
 * there are others, `touchedIn` says which of some accounts they touch.
 */
export async function withoutDisturbed(
  compared: readonly Compared[],
  payees: readonly EffectLine[],
  touchedIn: ((who: readonly Address[]) => Promise<ReadonlySet<string>>) | undefined,
): Promise<readonly Compared[]> {
  const isPayee = ({ predicted }: Compared) => predicted !== undefined && payees.includes(predicted);
  const read = compared.filter((it) => !isPayee(it) || it.is !== 'cannotTell');
  const odd = read.filter((it) => isPayee(it) && it.is !== 'same');
  if (odd.length === 0 || touchedIn === undefined) return read;
  const touched = await touchedIn(odd.map(({ line }) => line.who));
  return read.filter(
    (it) =>
      !odd.includes(it) || !(it.line.asset?.kind === 'native' || touched.has(it.line.who.toLowerCase())),
  );
}

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
