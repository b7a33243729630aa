import type { Address, Hex } from 'viem';
import { same, sameReceiver } from '../../ledger/account.ts';
import { valueOf } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { guarded } from '../../world/guard.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { isRecord, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import { expectedTransaction } from './asked.ts';
import type { ExpectedTransaction } from './fields.ts';
import { type SentTransaction, sentTransaction } from './mined.ts';
import { type HearingNode, hearingNode } from './node.ts';
import { minedWithNonce } from './replaced.ts';

/**
 * `found`: a transaction of the account with the same receiver, amount and data, made since the readback. `others`: the
 * account made transactions since, none of which is it. `nothing`: it made none, and its node knows of none that waits;
 * a wallet may hold one anyway. `cannotTell`: not of one call, or the node did not say enough.
 */
export type LookedFor =
  | Readonly<{ kind: 'found'; hash: Hex; mined: boolean }>
  | Readonly<{ kind: 'others' | 'nothing' | 'cannotTell' }>;

/** So many transactions of the account are inspected, the newest first. */
const most = 6;

/**
 * Looks for a transaction that may have been sent, and whose hash is not known, among those that its account made
 * since it was read back. Only asks. Never throws.
 */
export async function lookFor(
  readback: Readback,
  account: Address,
  world: World,
  signal: AbortSignal,
): Promise<LookedFor> {
  const asked = expectedTransaction(readback.incoming.request.body, account);
  const since = valueOf(readback.effects)?.block.parentNumber;
  if (asked === undefined || since === undefined) return { kind: 'cannotTell' };
  const node = hearingNode(guarded(world), asked.chainId, signal);
  const [before, now, withWaiting] = await Promise.all([
    node.nonce(asked.from, since),
    node.nonce(asked.from),
    nonceWithWaiting(asked.from, node),
  ]);
  if (now.s !== 'known') return { kind: 'cannotTell' };
  const waits = withWaiting === undefined || withWaiting > now.v.value;
  const waiting = waits ? await waitingOf(asked, node) : undefined;
  if (waiting !== undefined) return { kind: 'found', hash: waiting, mined: false };
  // Few nodes keep old states: then the newest are inspected, and nothing is said to be the whole.
  const first = before.s === 'known' ? before.v.value : undefined;
  const oldest = now.v.value - BigInt(most);
  const from = first !== undefined && first > oldest ? first : oldest < 0n ? 0n : oldest;
  let whole = first !== undefined && first >= oldest;
  for (let nonce = now.v.value - 1n; nonce >= from; nonce -= 1n) {
    const mined = await minedWithNonce({ from: asked.from, nonce }, node);
    if (mined.s !== 'known') whole = false;
    else if (mined.v.receipt.blockNumber > since && isSame(mined.v.sent, asked)) {
      return { kind: 'found', hash: mined.v.sent.hash, mined: true };
    }
  }
  if (!whole || waits) return { kind: 'cannotTell' };
  return { kind: now.v.value > from ? 'others' : 'nothing' };
}

async function nonceWithWaiting(
  of: Address,
  { world, chainId, signal }: HearingNode,
): Promise<bigint | undefined> {
  const question = { chainId, method: 'eth_getTransactionCount', params: [of, 'pending'] };
  const answer = await rpc(world, question, ordinary(signal), quantity);
  return answer.s === 'known' ? answer.v.value : undefined;
}

/** The hash of the same call among what the node would put into the next block. */
async function waitingOf(
  asked: ExpectedTransaction,
  { world, chainId, signal }: HearingNode,
): Promise<Hex | undefined> {
  const question = { chainId, method: 'eth_getBlockByNumber', params: ['pending', true] };
  const bounds = { signal, deadline: 12_000, maxBytes: 8_388_608 };
  const found = await rpc(world, question, bounds, (block) => {
    if (!isRecord(block) || !Array.isArray(block.transactions)) return undefined;
    const all: readonly unknown[] = block.transactions;
    return all.map(sentTransaction).find((it) => it !== undefined && isSame(it, asked));
  });
  return found.s === 'known' ? found.v.value.hash : undefined;
}

function isSame({ from, to, value, data }: SentTransaction, asked: ExpectedTransaction): boolean {
  const { call } = asked;
  return same(from, asked.from) && sameReceiver(to, call.to) && value === call.value && same(data, call.data);
}
