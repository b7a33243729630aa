import { type Address, type Hex, hexToBigInt, numberToHex } from 'viem';
import type { StateRecord } from '../../model/effects.ts';
import type { StateChange } from '../../effects/engine.ts';
import { entrySlots, mappings, nestedMappings, nestedSlots } from './mappingSlots.ts';

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
  const keepers = keepersOf(state, accounts, keys);
  return state.flatMap(({ address: contract, storage }): readonly StateRecord[] => {
    if (storage.length === 0) return [];
    const counts = new Map<Address | undefined, number>();
    for (const { slot } of storage) {
      const who = keepers.get(hexToBigInt(slot));
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
function keepersOf(
  state: readonly StateChange[],
  accounts: readonly Address[],
  keys: readonly bigint[],
): ReadonlyMap<bigint, Address> {
  const keepers = new Map<bigint, Address>();
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
    if (open.size === 0) return keepers;
    for (const slot of starts.get(place) ?? []) if (open.delete(slot)) keepers.set(slot, who);
  }
  return keepers;
}

type Place = Readonly<{ who: Address; place: Hex }>;

/** Where accounts may have entries: in mappings, alone or together with one of the keys. */
function* placesOf(accounts: readonly Address[], keys: readonly bigint[]): Generator<Place> {
  const alone = accounts.map((who) => ({ who, at: entrySlots(hexToBigInt(who)) }));
  const paired = accounts.flatMap((who) =>
    keys.map((key) => ({ who, at: nestedSlots(hexToBigInt(who), key) })),
  );
  for (const mapping of mappings.keys()) {
    const all = mapping < nestedMappings ? [...alone, ...paired] : alone;
    for (const { who, at } of all) for (const place of at(mapping)) yield { who, place };
  }
}
