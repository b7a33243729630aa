import type { Address } from 'viem';
import type { Effects } from '../../model/effects.ts';
import { type Known, known } from '../../model/known.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import type { ToSimulate, Simulated } from '../simulated.ts';

/**
 * How many transactions of an account are mined, and how many there are with those that wait. `unsure`: the node did not
 * say how many wait.
 */
export type Sent = Readonly<{ mined: bigint; all: bigint; unsure?: true }>;

/** What an account has sent, as the node knows it now, in one round of two requests. */
export async function sentBy(
  account: Address,
  { block }: Pick<ToSimulate, 'block'>,
  world: World,
  signal: AbortSignal,
): Promise<Known<Sent>> {
  const count = async (tag: 'latest' | 'pending') => {
    const params = [account, tag];
    const question = { chainId: block.chainId, method: 'eth_getTransactionCount', params };
    return rpc(world, question, { ...ordinary(signal), deadline: 3_000 }, quantity);
  };
  const [mined, all] = await Promise.all([count('latest'), count('pending')]);
  if (mined.s !== 'known') return mined;
  const both = all.s === 'known' && all.v.value > mined.v.value ? all.v.value : mined.v.value;
  return known({ mined: mined.v.value, all: both, ...(all.s === 'known' ? {} : { unsure: true }) });
}

/** Whether a number that is fixed is one that a transaction waits with; only one of the two is mined. */
export function replaces(
  { mined, all, unsure }: Sent,
  fixed: bigint | undefined,
): 'waits' | 'maybe' | undefined {
  if (fixed === undefined || fixed < mined) return undefined;
  if (fixed < all) return 'waits';
  return unsure === true ? 'maybe' : undefined;
}

/** Before which number all that waits comes first: who fixes one takes the place of what waits under it, and later. */
export function nextOf({ all }: Sent, fixed: bigint | undefined): bigint {
  return fixed === undefined || fixed > all ? all : fixed;
}

/**
 * Says how many transactions of the account wait to be mined before, beyond those that were run before (`ran`); and of
 * a number that is fixed, that it was used already, comes later, or is one that a transaction waits with. `again`: that
 * one makes the same call.
 */
export function sayingSent(
  simulated: Simulated,
  sent: Known<Sent>,
  { ran, nonce, again = false }: Readonly<{ ran: number; nonce: bigint | undefined; again?: boolean }>,
): Simulated {
  const { effects } = simulated;
  if (sent.s !== 'known' || effects.s !== 'known') return simulated;
  const { mined, all } = sent.v;
  const next = nextOf(sent.v, nonce);
  const waits = Number(next > mined ? next - mined : 0n) - ran;
  const used = nonce !== undefined && nonce < mined;
  const later = nonce !== undefined && nonce > all + BigInt(ran);
  const why = used ? 'nonce' : later ? 'later' : undefined;
  const how = again ? undefined : replaces(sent.v, nonce);
  const { notNow = [] } = effects.v;
  const notLookedAt: Effects['notLookedAt'] =
    how === undefined ? effects.v.notLookedAt : [...effects.v.notLookedAt, { is: 'replaced', how }];
  const said: Effects = {
    ...effects.v,
    ...(why === undefined ? {} : { notNow: [...notNow, { is: why } as const] }),
    notLookedAt: waits <= 0 ? notLookedAt : [...notLookedAt, { is: 'waiting', count: waits } as const],
  };
  return { ...simulated, effects: known(said) };
}
