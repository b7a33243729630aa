import { isCounted } from '../../ledger/line.ts';
import { type Address, type Hex, numberToHex } from 'viem';
import { same } from '../../ledger/account.ts';
import type { Draft } from '../../effects/draft.ts';
import { eventsOf } from '../../effects/events.ts';
import { loggedGain, transfersIn, wrapsOf } from '../../effects/loggedMoves.ts';
import { type Log, logOf } from '../../effects/log.ts';
import type { Asset } from '../../model/fact.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
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
 * What else is known where others of a block may be the cause. `own`: what the transaction itself logs. `off`: by how much a
 * balance is another than was read back. `wanted`: what was to be allowed after that; `rose`: whether more is allowed
 * than before the block.
 */
type Beside = Readonly<{
  own?: readonly Log[];
  off?: bigint | undefined;
  wanted?: bigint | undefined;
  rose?: boolean;
}>;

/**
 * Whether others of the block may be the cause of what a line says: by a log of its own token that names the account, of
 * its keeper, or of the contract itself. What any other contract says excuses nothing, and neither does what anybody can
 * have the token say of an account: of a balance only moves count, which account for all of `off`; of a permission only what
 * its owner gave to the same spender, where the transaction itself did as was read back. Of a token that is known nothing
 * counts but what such tokens say of moves and permissions.
 */
export function isTouched(line: Draft, others: readonly Log[] | undefined, beside: Beside = {}): boolean {
  const { who, asset, via } = line;
  if (others === undefined) return true;
  const contract = asset === undefined || asset.kind === 'native' ? who : asset.address;
  const its = others.filter(
    ({ address, topics }) =>
      (same(address, contract) || same(address, via)) &&
      (asset === undefined || topics.some((topic) => isOf(topic, who))),
  );
  if (asset === undefined || asset.kind === 'native') return its.length > 0;
  if (!isCounted(line)) return isGivenByOthers(line, its, beside);
  const moved = transfersIn(its, asset.chainId);
  if (moved.length > 0 || wrapsOf(its, moved, asset.chainId).length > 0) {
    const net = loggedGain(its, asset, who);
    const { off } = beside;
    if (off === undefined) return net !== 0n;
    return off < 0n ? net * hundred <= off * most : net > 0n && net * hundred >= off * most;
  }
  // A log in words of the token's own may say anything.
  return !isWellKnown(asset.chainId, asset.address) && its.some((log) => eventsOf(log).length === 0);
}

/** Whether others gave what is allowed to a spender: nothing that they take makes it more. */
function isGivenByOthers(
  { who, counterparty, asset, via }: Draft,
  its: readonly Log[],
  { own = [], wanted, rose = true }: Beside,
): boolean {
  if (counterparty === undefined || asset === undefined || asset.kind === 'native') return its.length > 0;
  const isKnown = via === undefined && isWellKnown(asset.chainId, asset.address);
  // In words of its own, the token or the keeper has to name the spender, too.
  const words = counterparty.slice(2).toLowerCase();
  const isSaid = its.some(
    (log) =>
      eventsOf(log).length === 0 && [...log.topics, log.data].some((it) => it.toLowerCase().includes(words)),
  );
  if (isSaid && !isKnown) return true;
  const gives = (log: Log) =>
    same(log.address, asset.address) ? givenBy(log, who, counterparty, asset) : [];
  if (its.flatMap(gives).length === 0) return false;
  // Some tokens say of what is spent how much of it is left, as if that was given.
  const last = own.flatMap(gives).at(-1);
  return last === undefined || wanted === undefined ? rose : last === wanted;
}

/** What a log says that an owner let someone take: how much, or 1 for an item or for all. */
function givenBy(log: Log, owner: Address, spender: Address, asset: Asset): readonly bigint[] {
  return eventsOf(log).flatMap((it): readonly bigint[] => {
    if (!('owner' in it) || !same(it.owner, owner)) return [];
    if (!same('operator' in it ? it.operator : it.spender, spender)) return [];
    if (it.kind === 'operator') return [it.approved ? 1n : 0n];
    if (it.kind === 'approved') return [it.amount];
    return asset.kind === 'nft' && it.id === asset.id ? [1n] : [];
  });
}

/** Others have to account for all but a hundredth of it: interest moves balances, too. */
const hundred = 100n;
const most = 99n;

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
