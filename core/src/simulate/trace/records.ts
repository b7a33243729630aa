import { type Address, type Hex, hexToBigInt, hexToBytes, keccak256, numberToBytes, numberToHex } from 'viem';
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
  const owners = ownersOf(state, accounts, keys);
  return state.flatMap(({ address: contract, storage }): readonly StateRecord[] => {
    if (storage.length === 0) return [];
    const counts = new Map<Address | undefined, number>();
    for (const { slot } of storage) {
      const who = owners.get(hexToBigInt(slot));
      counts.set(who, (counts.get(who) ?? 0) + 1);
    }
    const about = [...new Set(accounts)].flatMap((who): readonly StateRecord[] => {
      const slots = counts.get(who);
      return slots === undefined ? [] : [{ contract, who, slots }];
    });
    const rest = counts.get(undefined);
    return rest === undefined ? about : [...about, { contract, slots: rest }];
  });
}

/** How far behind the start of a struct its fields are looked for. */
const fields = 12n;

/**
 * Under whom each slot is kept. Hashes are what this costs: likely places come first, and none is worked out once every
 * slot has been found.
 */
function ownersOf(
  state: readonly StateChange[],
  accounts: readonly Address[],
  keys: readonly bigint[],
): ReadonlyMap<bigint, Address> {
  const owners = new Map<bigint, Address>();
  const open = new Set(state.flatMap(({ storage }) => storage.map(({ slot }) => hexToBigInt(slot))));
  const starts = new Map<Hex, bigint[]>();
  for (const slot of open) {
    for (let back = 0n; back < fields && back <= slot; back += 1n) {
      const start = numberToHex(slot - back, { size: 32 });
      const slots = starts.get(start);
      if (slots === undefined) starts.set(start, [slot]);
      else slots.push(slot);
    }
  }
  for (const { who, place } of placesOf(accounts, keys)) {
    if (open.size === 0) return owners;
    for (const slot of starts.get(place) ?? []) if (open.delete(slot)) owners.set(slot, who);
  }
  return owners;
}

type Place = Readonly<{ who: Address; place: Hex }>;

/** Where an account may have an entry: in mappings at the first slots, in one another, and in those far behind. */
function* placesOf(accounts: readonly Address[], keys: readonly bigint[]): Generator<Place> {
  const all = accounts.map((who) => ({ who, key: word(hexToBigInt(who)) }));
  const others = keys.map(word);
  for (const base of [...bases(0, 48), ...namespaces.slice(0, 4)]) {
    yield* entriesAt(all, base);
    yield* nestedAt(all, others, base);
  }
  for (const base of [...bases(48, 256), ...namespaces.slice(4)]) yield* entriesAt(all, base);
}

type Owner = Readonly<{ who: Address; key: Uint8Array }>;

function* entriesAt(all: readonly Owner[], base: Uint8Array): Generator<Place> {
  for (const { who, key } of all) {
    yield { who, place: hash(key, base) };
    yield { who, place: hash(base, key) };
  }
}

function* nestedAt(all: readonly Owner[], others: readonly Uint8Array[], base: Uint8Array): Generator<Place> {
  const inOthers = others.map((key) => [hexToBytes(hash(key, base)), hexToBytes(hash(base, key))] as const);
  for (const { who, key: own } of all) {
    const [inOwn, inOwnVyper] = [hexToBytes(hash(own, base)), hexToBytes(hash(base, own))];
    for (const [at, key] of others.entries()) {
      yield { who, place: hash(key, inOwn) };
      yield { who, place: hash(inOwnVyper, key) };
      const [inOther, inOtherVyper] = inOthers[at] ?? [];
      if (inOther !== undefined) yield { who, place: hash(own, inOther) };
      if (inOtherVyper !== undefined) yield { who, place: hash(inOtherVyper, own) };
    }
  }
}

/** keccak256 of two words. */
function hash(one: Uint8Array, other: Uint8Array): Hex {
  const both = new Uint8Array(64);
  both.set(one);
  both.set(other, 32);
  return keccak256(both);
}

function word(value: bigint): Uint8Array {
  return numberToBytes(value, { size: 32 });
}

function bases(from: number, to: number): readonly Uint8Array[] {
  return Array.from({ length: to - from }, (_, at) => word(BigInt(from + at)));
}

/**
 * Where contracts of OpenZeppelin 5 that can be upgraded keep what they have (ERC-7201): the first slots of ERC-20,
 * ERC-721, ERC-1155, AccessControl, Nonces and Votes.
 */
const namespaces: readonly Uint8Array[] = [
  'openzeppelin.storage.ERC20',
  'openzeppelin.storage.ERC721',
  'openzeppelin.storage.ERC1155',
  'openzeppelin.storage.AccessControl',
  'openzeppelin.storage.Nonces',
  'openzeppelin.storage.Votes',
].flatMap((id) => {
  const first = namespace(id);
  return [0n, 1n, 2n, 3n, 4n, 5n].map((at) => word(first + at));
});

/** ERC-7201: `keccak256(abi.encode(uint256(keccak256(id)) - 1)) & ~bytes32(uint256(0xff))`. */
function namespace(id: string): bigint {
  const first = hexToBigInt(keccak256(new TextEncoder().encode(id)));
  return (hexToBigInt(keccak256(word(first - 1n))) >> 8n) << 8n;
}
