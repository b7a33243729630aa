import { type Known, known } from '@readback/core/model/known.ts';
import { ordinary, rpc } from '@readback/core/world/rpc.ts';
import { quantity } from '@readback/core/world/schema.ts';
import type { World } from '@readback/core/world/world.ts';

/** Gas of a plain payment, with room for a receiver that runs a little code. */
const gas = 30_000n;

/**
 * What a payment of the network's own currency may cost, in wei: twice the price that the node says (`eth_gasPrice`),
 * since prices move until it is signed. A suggestion for a form; what it really costs is read on Review.
 */
export async function feeToKeep(chainId: number, world: World, signal: AbortSignal): Promise<Known<bigint>> {
  const question = { chainId, method: 'eth_gasPrice', params: [] };
  const price = await rpc(world, question, ordinary(signal), quantity);
  return price.s === 'known' ? known(price.v.value * gas * 2n) : price;
}
