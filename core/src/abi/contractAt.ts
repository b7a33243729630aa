import type { Address } from 'viem';
import type { Provenance } from '../model/fact.ts';
import { type Known, known } from '../model/known.ts';
import { toldByNode } from '../world/provenance.ts';
import { ordinary, rpc } from '../world/rpc.ts';
import { header } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type ChainState, type CodeAt, codeAt } from './chainState.ts';
import { type Proxy, proxyAt } from './proxyAt.ts';

/**
 * What stands at an address, and whose functions it has. `proxies`: from the address itself inwards, none for an
 * ordinary contract. `code` is that of the last one, where functions come from; only its address where it could not
 * be read. `open`: why the search ended before it was sure of that.
 */
export type Contract = Readonly<{
  own: CodeAt;
  proxies: readonly Proxy[];
  code: CodeAt | Readonly<{ address: Address; hash?: undefined; bytes?: undefined }>;
  open?: 'tooDeep' | 'loop' | 'notAnswered';
  from: Provenance;
}>;

/** How many proxies may stand in one another. */
export const mostProxies = 4;

/**
 * Finds what stands at an address at the node's latest block, and follows proxies: ERC-1167, EIP-7702, EIP-1967
 * (implementation and beacon), EIP-1822, ZeppelinOS, Safe, and `implementation()` of EIP-897. Calls always go to the
 * address itself; the implementation only says which functions it has. Never throws; unknown where the block or the
 * code at the address cannot be read. Costs two questions for an ordinary contract, at most eight for each proxy.
 */
export async function contractAt(
  world: World,
  { chainId, address }: Readonly<{ chainId: number; address: Address }>,
  signal: AbortSignal,
): Promise<Known<Contract>> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  const latest = { chainId, method: 'eth_getBlockByNumber', params: ['latest', false] };
  const block = await rpc(world, latest, { ...ordinary(over), maxBytes: 1_048_576 }, header);
  if (block.s !== 'known') return block;
  const { hash, number } = block.v.value;
  const from = toldByNode({ chainId, block: hash, number }, block.v.endpoint);
  const state: ChainState = { world, chainId, block: { blockHash: hash }, signal: over };
  const first = await codeAt(state, address);
  if (first.s !== 'known') return first;
  const own = first.v.at;
  const proxies: Proxy[] = [];
  let here = first.v;
  for (;;) {
    const proxy = await proxyAt(state, here);
    if (proxy === 'notAnswered') return known({ own, proxies, code: here.at, open: proxy, from });
    if (proxy === undefined) return known({ own, proxies, code: here.at, from });
    const open = proxies.length >= mostProxies ? 'tooDeep' : isKnown(proxies, proxy) ? 'loop' : undefined;
    if (open !== undefined) return known({ own, proxies, code: here.at, open, from });
    proxies.push(proxy);
    const next = await codeAt(state, proxy.implementation);
    if (next.s !== 'known') {
      const code = { address: proxy.implementation };
      return known({ own, proxies, code, open: 'notAnswered', from });
    }
    here = next.v;
  }
}

/** In milliseconds, for all questions together. */
const longest = 15_000;

function isKnown(proxies: readonly Proxy[], { implementation }: Proxy): boolean {
  return proxies.some(({ address }) => address === implementation);
}
