import type { Address } from 'viem';
import { known } from '../../model/known.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import type { ToSimulate, Simulated } from '../simulate.ts';

/**
 * How many transactions of an account the node knows that are not mined yet, in one round of two requests; 0 where it
 * does not say. They will be mined before any new one.
 */
export async function waitingOf(
  account: Address,
  { block }: Pick<ToSimulate, 'block'>,
  world: World,
  signal: AbortSignal,
): Promise<number> {
  const count = async (tag: 'latest' | 'pending') => {
    const params = [account, tag];
    const question = { chainId: block.chainId, method: 'eth_getTransactionCount', params };
    return rpc(world, question, { ...ordinary(signal), deadline: 3_000 }, quantity);
  };
  const [mined, all] = await Promise.all([count('latest'), count('pending')]);
  if (mined.s !== 'known' || all.s !== 'known' || all.v.value <= mined.v.value) return 0;
  const waits = all.v.value - mined.v.value;
  return waits > 10_000n ? 10_000 : Number(waits);
}

/** Says how many wait, beyond those that were run before. */
export function sayingWaiting(simulated: Simulated, count: number): Simulated {
  const { effects } = simulated;
  if (count <= 0 || effects.s !== 'known') return simulated;
  const { notLookedAt } = effects.v;
  const said = [...notLookedAt, { id: 'effects.notLookedAt.waiting', args: { count } } as const];
  return { ...simulated, effects: known({ ...effects.v, notLookedAt: said }) };
}
