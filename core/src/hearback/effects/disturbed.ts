import { type Address, type Hex, numberToHex } from 'viem';
import { same } from '../../ledger/account.ts';
import type { Draft } from '../../effects/draft.ts';
import { eventsOf, type TokenEvent } from '../../effects/events.ts';
import { type Log, logOf } from '../../effects/log.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { hash32, hexBytes, isRecord, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import { movedIn, wrappedBy } from './isolated.ts';

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
 * its keeper, or of the contract itself. What any other contract says excuses nothing, and neither does what anybody can
 * have the token say of an account: of a balance only moves count, which account for all of `off`, by how much it is
 * another than was read back; of a permission what its owner gave, or what was taken of it.
 */
export function isTouched(
  { who, what, asset, via }: Draft,
  others: readonly Log[] | undefined,
  off?: bigint,
): boolean {
  if (others === undefined) return true;
  const own = asset === undefined || asset.kind === 'native' ? who : asset.address;
  const its = others.filter(
    ({ address, topics }) =>
      (same(address, own) || (via !== undefined && same(address, via))) &&
      (asset === undefined || topics.some((topic) => isOf(topic, who))),
  );
  if (asset === undefined || asset.kind === 'native') return its.length > 0;
  const events = its.flatMap(eventsOf);
  const moves = events.filter((it) => 'from' in it);
  const isCounted = what === 'balance' || what === 'nft';
  if (isCounted && (moves.length > 0 || its.some((log) => wrappedBy(log, who) !== 0n))) {
    const net = movedIn(its, asset, who);
    if (off === undefined) return net !== 0n;
    return off < 0n ? net * hundred <= off * most : net > 0n && net * hundred >= off * most;
  }
  // A log in words of the token's own may say anything.
  if (its.some((log) => eventsOf(log).length === 0)) return true;
  return !isCounted && events.some((it) => isGiven(it, who) || ('from' in it && same(it.from, who)));
}

/** Others have to account for all but a hundredth of it: interest moves balances, too. */
const hundred = 100n;
const most = 99n;

function isGiven(event: TokenEvent, who: Address): boolean {
  return 'owner' in event && same(event.owner, who);
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
