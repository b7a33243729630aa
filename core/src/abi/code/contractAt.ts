import type { Address, Hex } from 'viem';
import type { Provenance } from '../../model/fact.ts';
import { type Known, known } from '../../model/known.ts';
import { toldByNode } from '../../world/provenance.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { header } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import { type ChainState, type ReadCode, type CodeAt, codeAt } from './chainState.ts';
import { facetAt, type Proxy, proxyAt } from './proxyAt.ts';
import { safeReleases } from './safeReleases.ts';

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
 * Finds what stands at an address at the node's latest block, and follows proxies: see `contractIn`. Never throws;
 * unknown where the block or the code at the address cannot be read.
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
  const found = await contractIn(state, address);
  return found.s === 'known' ? known({ ...found.v.contract, from }) : found;
}

/** A contract at a block, with the code that its functions come from where that could be read. */
export type FoundContract = Readonly<{
  contract: Omit<Contract, 'from'>;
  entry: ReadCode;
  last: ReadCode | undefined;
}>;

/**
 * Finds what stands at an address at one block, and follows proxies: ERC-1167, EIP-7702, EIP-1967 (implementation and
 * beacon), EIP-1822, ZeppelinOS, Safe, `implementation()` of EIP-897, and where a function is named, the facet that a
 * diamond (EIP-2535) has for it. Calls always go to the address itself; the implementation only says which functions
 * it has. One question for an ordinary contract, at most five more for each proxy.
 */
export async function contractIn(
  state: ChainState,
  address: Address,
  selector?: Hex,
): Promise<Known<FoundContract>> {
  const first = await codeAt(state, address);
  if (first.s !== 'known') return first;
  const entry = first.v;
  const proxies: Proxy[] = [];
  const ended = (last: ReadCode | Address, open?: Contract['open']): Known<FoundContract> => {
    const isRead = typeof last !== 'string';
    const code = isRead ? last.at : { address: last };
    const contract = { own: entry.at, proxies, code, ...(open === undefined ? {} : { open }) };
    return known({ contract, entry, last: isRead ? last : undefined });
  };
  let here = entry;
  for (;;) {
    const plain = await proxyAt(state, here, address);
    const proxy =
      plain === undefined && selector !== undefined ? await facetAt(state, here, address, selector) : plain;
    if (proxy === 'notAnswered') return ended(here, proxy);
    if (proxy === undefined) return ended(here);
    if (proxies.length >= mostProxies) return ended(here, 'tooDeep');
    if (isKnown(proxies, proxy)) return ended(here, 'loop');
    const next = await codeAt(state, proxy.implementation);
    const release =
      next.s === 'known' && proxy.kind === 'safe' ? safeReleases.get(next.v.at.hash) : undefined;
    proxies.push(release === undefined ? proxy : { ...proxy, release });
    if (next.s !== 'known') return ended(proxy.implementation, 'notAnswered');
    here = next.v;
    if (proxy.kind === 'eip2535') return ended(here);
  }
}

/** In milliseconds, for all questions together. */
const longest = 15_000;

function isKnown(proxies: readonly Proxy[], { implementation }: Proxy): boolean {
  return proxies.some(({ address }) => address === implementation);
}
