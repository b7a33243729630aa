import type { Address, Hex } from 'viem';
import type { Provenance } from '../../model/fact.ts';
import { type Known, known } from '../../model/known.ts';
import { toldByNode } from '../../world/provenance.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { header } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import { type ChainState, type ReadCode, type CodeAt, codeAt } from './chainState.ts';
import { facetAt, type Proxy, proxyAt } from './proxyAt.ts';

/**
 * What is at an address, and whose functions it has. `proxies`: from the address itself inwards, none for an
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

/** How many proxies may be in one another. */
export const mostProxies = 4;

/**
 * Finds what is at an address at the node's latest block, and follows proxies: see `contractIn`. Never throws;
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
 * Finds what is at an address at one block, and follows proxies: ERC-1167, EIP-7702, EIP-1967 (implementation and
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

/**
 * The code that Safes borrow, by its hash (keccak256), with its release: the same wherever it was deployed. From the
 * package @safe-global/safe-deployments 1.37.63.
 */
const safeReleases: ReadonlyMap<Hex, string> = new Map([
  ['0xe1f1593df76e69abc2d692792c80f329457551d5e83dde597546a1d58764da80', 'Safe 1.0.0'],
  ['0x56b8be58b5ad629a621593a2e5e5e8e9a28408dc06e95597497b303902772e45', 'Safe 1.1.1'],
  ['0x2ae2d1231f0d754a7fa4f5e5d0e5554085e1b500d8e09f95aaaaa3f49c0db922', 'Safe 1.2.0'],
  ['0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e', 'Safe 1.3.0'],
  ['0x551b7fdfd2dbcec4f785059e1ef6e0b40ca2e44d792158c4e825bc0b092f15e9', 'Safe 1.3.0 (zkSync)'],
  ['0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f', 'Safe L2 1.3.0'],
  ['0xe2ca068330339d608367d83a0b25545efe39e619098597699ab8ff828cb1ddd8', 'Safe L2 1.3.0 (zkSync)'],
  ['0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4', 'Safe 1.4.1'],
  ['0xfa4d4fc0fa9f1a061571a3f3f66502464edf1a519ab1ab93dc232addf4fbe30f', 'Safe 1.4.1 (zkSync)'],
  ['0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff', 'Safe L2 1.4.1'],
  ['0x520462ebe1156cd2d37b1d470c57f23e12fe0c4cda4c62502d96e03fa0cb44da', 'Safe L2 1.4.1 (zkSync)'],
  ['0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2', 'Safe 1.5.0'],
  ['0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc', 'Safe L2 1.5.0'],
]);
