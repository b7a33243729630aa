import type { Address, Hex } from 'viem';
import { selectors } from '../../world/selectors.ts';
import { type Known, known, isUnanswered } from '../../model/known.ts';
import { checksummed } from '../../text/address.ts';
import { hash32, hexBytes, quantity } from '../../world/schema.ts';
import { askState, type ChainState, type ReadCode } from './chainState.ts';
import { delegates, hasSelector, mentions, proxyInCode } from './proxyCode.ts';

/** By which convention a proxy says whose code it runs. */
export type ProxyKind =
  | 'eip1967'
  | 'eip1967beacon'
  | 'eip1822'
  | 'eip1167'
  | 'eip7702'
  | 'zeppelinos'
  | 'safe'
  | 'eip897'
  | 'eip2535';

/**
 * One proxy. `admin` (EIP-1967) may exchange the implementation; of a beacon proxy, whoever owns the beacon. A diamond
 * (EIP-2535) has an implementation for each function: this one is for the function that was asked for. `release`: of
 * what keeps its code as a Safe does, which release of Safe that code is; absent where it is not one that is known.
 */
export type Proxy = Readonly<{
  kind: ProxyKind;
  address: Address;
  implementation: Address;
  admin?: Address;
  beacon?: Address;
  release?: string;
}>;

/**
 * The proxy that the code at an address makes, by that code itself (ERC-1167, EIP-7702), by the slots of EIP-1967,
 * EIP-1822 and ZeppelinOS, by that of a Safe, or by `implementation()` (EIP-897); undefined when it is not one.
 * `notAnswered` when the node left open whether it is one. At most four questions.
 *
 * Only slots that are in the code are inspected: one that is set, and that the code does not know of, says nothing.
 *
 * @param self the account that is called: code that it borrows works on its storage, not on that of where it stands
 */
export async function proxyAt(
  state: ChainState,
  { at, code }: ReadCode,
  self: Address = at.address,
): Promise<Proxy | undefined | 'notAnswered'> {
  const { address } = at;
  const inCode = proxyInCode(code);
  if (inCode !== undefined) return { address, ...inCode };
  if (!delegates(code)) return undefined;
  const stored = (it: Hex, applies: boolean) => (applies ? storedAddress(state, self, it) : undefined);
  const has = { direct: mentions(code, slot.implementation), beacon: mentions(code, slot.beacon) };
  const [implementation, admin, beacon, proxiable, zeppelinos, singleton] = await Promise.all([
    stored(slot.implementation, has.direct),
    stored(slot.admin, has.direct),
    stored(slot.beacon, has.beacon),
    stored(slot.proxiable, mentions(code, slot.proxiable)),
    stored(slot.zeppelinos, mentions(code, slot.zeppelinos)),
    stored(slot.zero, at.bytes <= 600 && code.includes(masterCopy)),
  ]);
  const by = (kind: ProxyKind, found: Known<Address | undefined> | undefined): Proxy | undefined =>
    found?.s === 'known' && found.v !== undefined && found.v !== address && found.v !== self
      ? { kind, address, implementation: found.v }
      : undefined;
  const direct = by('eip1967', implementation);
  const holder = admin?.s === 'known' ? admin.v : undefined;
  if (direct !== undefined) return holder === undefined ? direct : { ...direct, admin: holder };
  const viaBeacon =
    beacon?.s === 'known' && beacon.v !== undefined
      ? await askedAddress(state, beacon.v, selectors.implementation)
      : undefined;
  const beaconProxy = by('eip1967beacon', viaBeacon);
  if (beaconProxy !== undefined && beacon?.s === 'known' && beacon.v !== undefined)
    return { ...beaconProxy, beacon: beacon.v };
  const other = by('eip1822', proxiable) ?? by('zeppelinos', zeppelinos);
  if (other !== undefined) return other;
  const safe = by('safe', singleton);
  if (safe !== undefined) return safe;
  const answers = [implementation, beacon, proxiable, zeppelinos, singleton, viaBeacon];
  if (answers.some((it) => it !== undefined && it.s !== 'known')) return 'notAnswered';
  if (!hasSelector(code, selectors.implementation)) return undefined;
  const asked = await askedAddress(state, self, selectors.implementation);
  return by('eip897', asked) ?? (asked.s === 'known' ? undefined : 'notAnswered');
}

/**
 * The facet that a diamond (EIP-2535) runs for a function, by its own `facetAddress(bytes4)`; undefined when it is no
 * diamond, does not have the function, or has it in its own code.
 */
export async function facetAt(
  state: ChainState,
  { at, code }: ReadCode,
  self: Address,
  selector: Hex,
): Promise<Proxy | undefined | 'notAnswered'> {
  if (!delegates(code) || hasSelector(code, selector)) return undefined;
  const data: Hex = `0x${facetAddress}${selector.slice(2).padEnd(64, '0')}`;
  const facet = await askedAddress(state, self, data);
  if (facet.s !== 'known') return 'notAnswered';
  if (facet.v === undefined || facet.v === self || facet.v === at.address) return undefined;
  return { kind: 'eip2535', address: at.address, implementation: facet.v };
}

/** Hashes of the standards, less one where EIP-1967 says so; the test computes them again. */
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
/** `facetAddress(bytes4)`. */
const facetAddress = 'cdffacc6';

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

/** The address that a view function answers. A call that fails is an answer: there is none. */
async function askedAddress(state: ChainState, to: Address, data: Hex): Promise<Known<Address | undefined>> {
  const answer = await askState(state, 'eth_call', [{ to, data }], hexBytes);
  if (answer.s === 'known') return known(answer.v.length === 66 ? addressIn(answer.v) : undefined);
  return isUnanswered(answer) ? known(undefined) : answer;
}

/** The address in a word that holds nothing else; undefined for zero and for any other value. */
function addressIn(word: Hex): Address | undefined {
  const [, digits] = /^0x0{24}([0-9a-f]{40})$/.exec(word) ?? [];
  return digits === undefined || /^0*$/.test(digits) ? undefined : checksummed(`0x${digits}`);
}
