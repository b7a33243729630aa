import type { Address, Hex } from 'viem';
import { type Known, known } from '../model/known.ts';
import { checksummed } from '../text/address.ts';
import { hash32, hexBytes, quantity } from '../world/schema.ts';
import { askState, type ChainState, type Code } from './chainState.ts';
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

/**
 * The proxy that stands at an address, by its code (ERC-1167, EIP-7702), by the slots of EIP-1967, EIP-1822 and
 * ZeppelinOS, by that of a Safe, or by `implementation()` (EIP-897); undefined when it is none. `notAnswered` when the
 * node left open whether it is one. At most eight questions.
 */
export async function proxyAt(
  state: ChainState,
  { at, code }: Code,
): Promise<Proxy | undefined | 'notAnswered'> {
  const { address } = at;
  const inCode = proxyInCode(code);
  if (inCode !== undefined) return { address, ...inCode };
  if (!mayDelegate(code)) return undefined;
  const isSafe = at.bytes <= 600 && code.includes(masterCopy);
  const slots = [slot.implementation, slot.beacon, slot.admin, slot.proxiable, slot.zeppelinos];
  const [implementation, beacon, admin, proxiable, zeppelinos, singleton] = await Promise.all(
    (isSafe ? [...slots, slot.zero] : slots).map((it) => storedAddress(state, address, it)),
  );
  const by = (kind: ProxyKind, found: Known<Address | undefined> | undefined): Proxy | undefined =>
    found?.s === 'known' && found.v !== undefined && found.v !== address
      ? { kind, address, implementation: found.v }
      : undefined;
  const direct = by('eip1967', implementation);
  const holder = admin?.s === 'known' ? admin.v : undefined;
  if (direct !== undefined) return holder === undefined ? direct : { ...direct, admin: holder };
  const viaBeacon =
    beacon?.s === 'known' && beacon.v !== undefined ? await asked(state, beacon.v) : undefined;
  const beaconProxy = by('eip1967beacon', viaBeacon);
  if (beaconProxy !== undefined && beacon?.s === 'known' && beacon.v !== undefined)
    return { ...beaconProxy, beacon: beacon.v };
  const other = by('eip1822', proxiable) ?? by('zeppelinos', zeppelinos) ?? by('safe', singleton);
  if (other !== undefined) return other;
  const answers = [implementation, beacon, proxiable, zeppelinos, singleton, viaBeacon];
  if (answers.some((it) => it !== undefined && it.s !== 'known')) return 'notAnswered';
  if (!hasSelector(code, implementationCall) || !delegates(code)) return undefined;
  return by('eip897', await asked(state, address));
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

async function storedAddress(
  state: ChainState,
  address: Address,
  at: Hex,
): Promise<Known<Address | undefined>> {
  const answer = await askState(state, 'eth_getStorageAt', [address, at], storedWord);
  return answer.s === 'known' ? known(addressIn(answer.v)) : answer;
}

/** Some nodes leave the zeros in front out. */
function storedWord(it: unknown): Hex | undefined {
  const value = hash32(it) === undefined ? quantity(it) : undefined;
  return value === undefined ? hash32(it) : `0x${value.toString(16).padStart(64, '0')}`;
}

/** What `implementation()` answers. A call that fails is an answer: there is none. */
async function asked(state: ChainState, address: Address): Promise<Known<Address | undefined>> {
  const answer = await askState(state, 'eth_call', [{ to: address, data: implementationCall }], hexBytes);
  if (answer.s === 'known') return known(answer.v.length === 66 ? addressIn(answer.v) : undefined);
  return answer.s === 'unknown' && answer.why === 'refused' ? known(undefined) : answer;
}

/** The address in a word that holds nothing else; undefined for zero and for any other value. */
function addressIn(word: Hex): Address | undefined {
  const [, digits] = /^0x0{24}([0-9a-f]{40})$/.exec(word) ?? [];
  return digits === undefined || /^0*$/.test(digits) ? undefined : checksummed(`0x${digits}`);
}
