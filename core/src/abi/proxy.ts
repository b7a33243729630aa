import { type Address, type Hex, keccak256 } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import { checksummed } from '../text/address.ts';
import { toldByNode } from '../world/provenance.ts';
import { ordinary, rpc } from '../world/rpc.ts';
import { hash32, header, hexBytes, quantity } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import type { Provenance } from '../model/fact.ts';
import { delegates, hasSelector, mayDelegate, proxyInCode } from './proxyCode.ts';

/** By which convention a proxy says whose code it runs. */
export type ProxyKind =
  | 'eip1967'
  | 'eip1967beacon'
  | 'eip1822'
  | 'eip1167'
  | 'eip7702'
  | 'zeppelinos'
  | 'safe'
  | 'eip897';

/** One proxy. `admin` (EIP-1967) may exchange the implementation; of a beacon proxy, whoever owns the beacon. */
export type Proxy = Readonly<{
  kind: ProxyKind;
  address: Address;
  implementation: Address;
  admin?: Address;
  beacon?: Address;
}>;

/** The code at an address. `hash` is keccak256 of it, of no code that of no bytes. */
export type CodeAt = Readonly<{ address: Address; hash: Hex; bytes: number }>;

/**
 * What stands at an address, and whose functions it has. `proxies`: from the address itself inwards, none for an
 * ordinary contract. `code` is that of the last one, where functions come from. `open`: why the search ended before
 * it was sure of that.
 */
export type Contract = Readonly<{
  own: CodeAt;
  proxies: readonly Proxy[];
  code: CodeAt;
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
  const node: Node = { world, chainId, block: { blockHash: hash }, signal: over };
  const first = await codeAt(node, address);
  if (first.s !== 'known') return first;
  const own = first.v.at;
  const proxies: Proxy[] = [];
  let here = first.v;
  for (;;) {
    const proxy = await proxyAt(node, here);
    if (proxy === 'notAnswered') return known({ own, proxies, code: here.at, open: proxy, from });
    if (proxy === undefined) return known({ own, proxies, code: here.at, from });
    const open = proxies.length >= mostProxies ? 'tooDeep' : isKnown(proxies, proxy) ? 'loop' : undefined;
    if (open !== undefined) return known({ own, proxies, code: here.at, open, from });
    proxies.push(proxy);
    const next = await codeAt(node, proxy.implementation);
    if (next.s !== 'known') {
      const code = { address: proxy.implementation, hash: '0x', bytes: 0 } as const;
      return known({ own, proxies, code, open: 'notAnswered', from });
    }
    here = next.v;
  }
}

/** In milliseconds, for all questions together. */
const longest = 15_000;

type Node = Readonly<{ world: World; chainId: number; block: { blockHash: Hex }; signal: AbortSignal }>;
type Code = Readonly<{ at: CodeAt; code: Hex }>;

async function codeAt(node: Node, address: Address): Promise<Known<Code>> {
  const answer = await ask(node, 'eth_getCode', [address], hexBytes);
  if (answer.s !== 'known') return answer;
  const code = answer.v;
  return known({ at: { address, hash: keccak256(code), bytes: (code.length - 2) / 2 }, code });
}

function isKnown(proxies: readonly Proxy[], { implementation }: Proxy): boolean {
  return proxies.some(({ address }) => address === implementation);
}

async function proxyAt(node: Node, { at, code }: Code): Promise<Proxy | undefined | 'notAnswered'> {
  const { address } = at;
  const inCode = proxyInCode(code);
  if (inCode !== undefined) return { address, ...inCode };
  if (!mayDelegate(code)) return undefined;
  const isSafe = at.bytes <= 600 && code.includes(masterCopy);
  const slots = [slot.implementation, slot.beacon, slot.admin, slot.proxiable, slot.zeppelinos];
  const [implementation, beacon, admin, proxiable, zeppelinos, singleton] = await Promise.all(
    (isSafe ? [...slots, slot.zero] : slots).map((it) => storedAddress(node, address, it)),
  );
  const by = (kind: ProxyKind, found: Known<Address | undefined> | undefined): Proxy | undefined =>
    found?.s === 'known' && found.v !== undefined && found.v !== address
      ? { kind, address, implementation: found.v }
      : undefined;
  const direct = by('eip1967', implementation);
  const holder = admin?.s === 'known' ? admin.v : undefined;
  if (direct !== undefined) return holder === undefined ? direct : { ...direct, admin: holder };
  const viaBeacon = beacon?.s === 'known' && beacon.v !== undefined ? await asked(node, beacon.v) : undefined;
  const beaconProxy = by('eip1967beacon', viaBeacon);
  if (beaconProxy !== undefined && beacon?.s === 'known' && beacon.v !== undefined)
    return { ...beaconProxy, beacon: beacon.v };
  const other = by('eip1822', proxiable) ?? by('zeppelinos', zeppelinos) ?? by('safe', singleton);
  if (other !== undefined) return other;
  const answers = [implementation, beacon, proxiable, zeppelinos, singleton, viaBeacon];
  if (answers.some((it) => it !== undefined && it.s !== 'known')) return 'notAnswered';
  if (!hasSelector(code, implementationCall) || !delegates(code)) return undefined;
  return by('eip897', await asked(node, address));
}

/** Hashes of the standards, less one where EIP-1967 says so; the test computes them anew. */
export const slot = {
  zero: `0x${'00'.repeat(32)}`,
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  proxiable: '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7',
  zeppelinos: '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
} as const satisfies Record<string, Hex>;

/** The selector of `masterCopy()`, which a Safe's proxy answers itself; its code compares whole words with it. */
const masterCopy = 'a619486e';
/** `implementation()`. */
const implementationCall = '0x5c60da1b';

async function storedAddress(node: Node, address: Address, at: Hex): Promise<Known<Address | undefined>> {
  const answer = await ask(node, 'eth_getStorageAt', [address, at], storedWord);
  return answer.s === 'known' ? known(addressIn(answer.v)) : answer;
}

/** Some nodes leave the zeros in front out. */
function storedWord(it: unknown): Hex | undefined {
  const value = hash32(it) === undefined ? quantity(it) : undefined;
  return value === undefined ? hash32(it) : `0x${value.toString(16).padStart(64, '0')}`;
}

/** What `implementation()` answers. A call that fails is an answer: there is none. */
async function asked(node: Node, address: Address): Promise<Known<Address | undefined>> {
  const answer = await ask(node, 'eth_call', [{ to: address, data: implementationCall }], hexBytes);
  if (answer.s === 'known') return known(answer.v.length === 66 ? addressIn(answer.v) : undefined);
  return answer.s === 'unknown' && answer.why === 'refused' ? known(undefined) : answer;
}

/** The address in a word that holds nothing else; undefined for zero and for any other value. */
function addressIn(word: Hex): Address | undefined {
  const [, digits] = /^0x0{24}([0-9a-f]{40})$/.exec(word) ?? [];
  return digits === undefined || /^0*$/.test(digits) ? undefined : checksummed(`0x${digits}`);
}

async function ask<T>(
  { world, chainId, block, signal }: Node,
  method: string,
  params: readonly unknown[],
  check: (it: unknown) => T | undefined,
): Promise<Known<T>> {
  const answer = await rpc(world, { chainId, method, params: [...params, block] }, ordinary(signal), check);
  if (answer.s === 'known') return known(answer.v.value);
  return answer.s === 'pending' ? unknown('notAsked') : answer;
}
