import { type Address, concatHex, type Hex, hexToBigInt, keccak256, numberToHex, padHex } from 'viem';
import type { StateRecord } from '../../model/effects.ts';
import type { StateChange } from '../engine.ts';

/**
 * The changed storage slots, by contract: first those that are kept under one of the accounts, then the rest. Under an
 * account are entries of a mapping by its address, in the
 * layouts of Solidity (`keccak256(key . slot)`) and Vyper (`keccak256(slot . key)`), alone or together with one of
 * `keys` (two mappings in one another, either way round), and the fields of a struct behind it.
 */
export function recordsIn(
  state: readonly StateChange[],
  accounts: readonly Address[],
  keys: readonly bigint[],
): readonly StateRecord[] {
  if (state.every(({ storage }) => storage.length === 0)) return [];
  const places = accounts.map((who) => ({ who, at: placesOf(hexToBigInt(who), keys) }));
  return state.flatMap(({ address: contract, storage }): readonly StateRecord[] => {
    let rest = storage;
    const about = places.flatMap(({ who, at }): readonly StateRecord[] => {
      const count = rest.length;
      rest = rest.filter(({ slot }) => !isAt(at, hexToBigInt(slot)));
      return rest.length === count ? [] : [{ contract, who, slots: count - rest.length }];
    });
    return rest.length === 0 ? about : [...about, { contract, slots: rest.length }];
  });
}

/** How far behind the start of a struct its fields are looked for. */
const fields = 12n;

/** Whether a slot is one of these places, or of a field behind it. */
function isAt(places: ReadonlySet<bigint>, slot: bigint): boolean {
  for (let back = 0n; back < fields; back += 1n) if (places.has(slot - back)) return true;
  return false;
}

function placesOf(who: bigint, keys: readonly bigint[]): ReadonlySet<bigint> {
  const places = new Set<bigint>();
  const outer = [...bases(256), ...namespaces];
  for (const base of outer) for (const it of entries(who, base)) places.add(it);
  for (const base of [...bases(48), ...namespaces.slice(0, 4)]) {
    const [own, ownVyper] = entries(who, base);
    for (const key of keys) {
      const [of, ofVyper] = entries(key, base);
      places.add(entry(key, own)).add(entryVyper(key, ownVyper));
      places.add(entry(who, of)).add(entryVyper(who, ofVyper));
    }
  }
  return places;
}

function entries(key: bigint, slot: bigint): readonly [bigint, bigint] {
  return [entry(key, slot), entryVyper(key, slot)];
}

function entry(key: bigint, slot: bigint): bigint {
  return hexToBigInt(keccak256(concatHex([word(key), word(slot)])));
}

function entryVyper(key: bigint, slot: bigint): bigint {
  return hexToBigInt(keccak256(concatHex([word(slot), word(key)])));
}

function word(value: bigint): Hex {
  return padHex(numberToHex(value), { size: 32 });
}

function bases(count: number): readonly bigint[] {
  return Array.from({ length: count }, (_, at) => BigInt(at));
}

/**
 * Where contracts of OpenZeppelin 5 that can be upgraded keep what they have (ERC-7201): the first slots of ERC-20,
 * ERC-721, ERC-1155, AccessControl, Nonces and Votes.
 */
const namespaces: readonly bigint[] = [
  'openzeppelin.storage.ERC20',
  'openzeppelin.storage.ERC721',
  'openzeppelin.storage.ERC1155',
  'openzeppelin.storage.AccessControl',
  'openzeppelin.storage.Nonces',
  'openzeppelin.storage.Votes',
].flatMap((id) => {
  const first = namespace(id);
  return [0n, 1n, 2n, 3n, 4n, 5n].map((at) => first + at);
});

/** ERC-7201: `keccak256(abi.encode(uint256(keccak256(id)) - 1)) & ~bytes32(uint256(0xff))`. */
function namespace(id: string): bigint {
  const hash = hexToBigInt(keccak256(new TextEncoder().encode(id)));
  return (hexToBigInt(keccak256(word(hash - 1n))) >> 8n) << 8n;
}
