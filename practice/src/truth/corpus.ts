import { rpc } from '../rpc.ts';
import type { Practice } from '../practice.ts';
import { supply } from './flights/supply.ts';
import { type Flown, fly } from './fly.ts';
import { randomOf } from './random.ts';
import { routes } from './routes.ts';
import type { Sky } from './sky.ts';

/** The miner of the blocks that are mined for real: nobody's, and not the zero address that a simulation may have. */
const miner = '0x00000000000000000000000000000000000C0FFE';

/**
 * Flies the corpus, one after the other on a chain that keeps what happened, the same for the same seed. `share` of
 * it: 1 is the whole; of every kind at least one is flown. `without`: methods that the node does not have then.
 */
export async function flyAll(
  { rpcUrl: url, info }: Practice,
  { seed, share, without }: Readonly<{ seed: number; share: number; without?: readonly string[] }>,
): Promise<readonly Flown[]> {
  const sky: Sky = { url, info, at: info.addresses, random: randomOf(seed), ...(without && { without }) };
  await rpc(url, 'anvil_setCoinbase', [miner]);
  await supply(sky);
  const all: Flown[] = [];
  for (const { name, route, times } of routes) {
    const many = Math.max(1, Math.round(times * share));
    for (let at = 0; at < many; at++) all.push(await fly(sky, name, route));
  }
  return all;
}
