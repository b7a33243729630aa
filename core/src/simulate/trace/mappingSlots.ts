import { type Hex, hexToBigInt, hexToBytes, keccak256, numberToBytes } from 'viem';

/** Slots of entries in the mapping at one of `mappings`, by its place in that list. */
export type SlotsAt = (mapping: number) => readonly Hex[];

/**
 * Where the entry of a key is, in the layouts of Solidity (`keccak256(key . slot)`) and Vyper (`keccak256(slot . key)`).
 * The keys of a request come again each time it is read, so that the last ones are remembered.
 */
export function entrySlots(key: bigint): SlotsAt {
  return recent(entries, 64, String(key), () => {
    const word = wordOf(key);
    return (slot) => [hash(word, slot), hash(slot, word)];
  });
}

/** Where the entry of two keys is in two mappings in one another, either way round. */
export function nestedSlots(one: bigint, other: bigint): SlotsAt {
  return recent(pairs, 256, `${one} ${other}`, () => {
    const [a, b] = [wordOf(one), wordOf(other)];
    const [inA, inB] = [entrySlots(one), entrySlots(other)];
    return (_, mapping) => {
      const [solidityA = '0x', vyperA = '0x'] = inA(mapping);
      const [solidityB = '0x', vyperB = '0x'] = inB(mapping);
      return [
        hash(b, hexToBytes(solidityA)),
        hash(a, hexToBytes(solidityB)),
        hash(hexToBytes(vyperA), b),
        hash(hexToBytes(vyperB), a),
      ];
    };
  });
}

type Kept = Map<string, SlotsAt>;

const entries: Kept = new Map();
const pairs: Kept = new Map();

/** The slots of a key, each worked out once as long as it is among the last `most` keys that were asked for. */
function recent(
  kept: Kept,
  most: number,
  key: string,
  make: () => (slot: Uint8Array, mapping: number) => readonly Hex[],
): SlotsAt {
  const before = kept.get(key);
  kept.delete(key);
  const slots = before ?? remembering(make());
  kept.set(key, slots);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return slots;
}

function remembering(work: (slot: Uint8Array, mapping: number) => readonly Hex[]): SlotsAt {
  const done: (readonly Hex[])[] = [];
  return (mapping) => (done[mapping] ??= work(mappings[mapping] ?? new Uint8Array(32), mapping));
}

/** keccak256 of two words. */
function hash(one: Uint8Array, other: Uint8Array): Hex {
  const both = new Uint8Array(64);
  both.set(one);
  both.set(other, 32);
  return keccak256(both);
}

function wordOf(value: bigint): Uint8Array {
  return numberToBytes(value, { size: 32 });
}

function slotsFrom(from: number, to: number): readonly Uint8Array[] {
  return Array.from({ length: to - from }, (_, at) => wordOf(BigInt(from + at)));
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
  return [0n, 1n, 2n, 3n, 4n, 5n].map((at) => wordOf(first + at));
});

/** ERC-7201: `keccak256(abi.encode(uint256(keccak256(id)) - 1)) & ~bytes32(uint256(0xff))`. */
function namespace(id: string): bigint {
  const first = hexToBigInt(keccak256(new TextEncoder().encode(id)));
  return (hexToBigInt(keccak256(wordOf(first - 1n))) >> 8n) << 8n;
}

/** The slots at which mappings are looked for, the likeliest first: in the first of them, mappings in one another, too. */
export const mappings: readonly Uint8Array[] = [
  ...slotsFrom(0, 48),
  ...namespaces.slice(0, 4),
  ...slotsFrom(48, 256),
  ...namespaces.slice(4),
];

/** In how many of them mappings in one another are looked for. */
export const nestedMappings: number = 52;
