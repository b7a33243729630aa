import type { Address } from 'viem';
import { same, sameReceiver } from '../../ledger/account.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import type { Known } from '../../model/known.ts';
import type { Call } from '../../model/request.ts';
import { ordinary } from '../../world/rpc.ts';
import type { World } from '../../world/world.ts';
import { atPin } from './atPin.ts';
import { nextOf, replaces, type Sent } from './waiting.ts';

/** How many are run before: more than a few in a row are nobody's, and each makes a node work. */
const most = 16n;

/**
 * The calls of an account's own transactions that wait to be mined before this one, in their order, as far as they were
 * sent from here: all of them or none, since what is known of only some would be run on a state that never comes. None
 * either where the pinned block is behind what the node has mined since.
 */
export async function waitingCalls(
  account: Address,
  sent: Known<Sent>,
  { fixed, block }: Readonly<{ fixed: bigint | undefined; block: PinnedBlock }>,
  world: World,
  signal: AbortSignal,
): Promise<readonly Call[]> {
  if (sent.s !== 'known') return [];
  const { mined } = sent.v;
  const next = nextOf(sent.v, fixed);
  if (next <= mined || next - mined > most) return [];
  const [own, pinned] = await Promise.all([
    world.ask('waiting', { chainId: block.chainId, account }, ordinary(signal)),
    atPin(block, world, signal).nonce(account),
  ]);
  if (own.s !== 'known' || pinned.s !== 'known' || pinned.v !== mined) return [];
  const byNonce = new Map(own.v.map(({ nonce, call }) => [nonce, call]));
  const calls: Call[] = [];
  for (let nonce = mined; nonce < next; nonce += 1n) {
    const call = byNonce.get(nonce);
    if (call === undefined) return [];
    calls.push(call);
  }
  return calls;
}

/** Whether the transaction that waits with a number was sent from here and makes the same call, as one at a higher fee does. */
export async function isSentAgain(
  account: Address,
  sent: Known<Sent>,
  { nonce, calls, chainId }: Readonly<{ nonce: bigint | undefined; calls: readonly Call[]; chainId: number }>,
  world: World,
  signal: AbortSignal,
): Promise<boolean> {
  const [call] = calls;
  if (sent.s !== 'known' || call === undefined || replaces(sent.v, nonce) !== 'waits') return false;
  const own = await world.ask('waiting', { chainId, account }, ordinary(signal));
  if (own.s !== 'known') return false;
  const its = own.v.filter((it) => it.nonce === nonce);
  return its.length > 0 && its.every((it) => isSame(it.call, call));
}

function isSame(one: Call, other: Call): boolean {
  return sameReceiver(one.to, other.to) && one.value === other.value && same(one.data, other.data);
}
