/** Reads what a contract returned to a view function, strictly: nothing is cut, padded or guessed. */
import { type Address, type Hex, slice, sliceHex } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import { type Check, address, hexBytes } from './schema.ts';

/** What a `Check` makes of the data. No data at all means that nobody answers there (`notFound`). */
export function readAs<T>(data: Known<Hex> | undefined, check: Check<T>): Known<T> {
  if (data === undefined) return unknown('notAsked');
  if (data.s !== 'known') return data;
  if (data.v === '0x') return unknown('notFound');
  const value = check(data.v);
  return value === undefined ? unknown('malformed') : known(value);
}

/** One word as an unsigned integer. */
export const uint: Check<bigint> = (it) => wordsInData(it, 1)?.[0];

/** One word of an answer of at least so many. */
export function wordAt(place: number, words = place + 1): Check<bigint> {
  return (it) => {
    const hex = hexBytes(it);
    if (hex === undefined || hex.length < 2 + 64 * words) return undefined;
    return BigInt(slice(hex, 32 * place, 32 * (place + 1)));
  };
}

/** One word that is 0 or 1. */
export const bool: Check<boolean> = (it) => {
  const value = uint(it);
  return value === 0n || value === 1n ? value === 1n : undefined;
};

/** Exactly `count` words. */
export function wordsInData(it: unknown, count: number): readonly bigint[] | undefined {
  if (typeof it !== 'string' || it.length !== 2 + 64 * count || !/^0x[0-9a-f]*$/i.test(it)) return undefined;
  return Array.from({ length: count }, (_, at) => BigInt(`0x${it.slice(2 + 64 * at, 66 + 64 * at)}`));
}

/** A list of at most 256 addresses, in its canonical encoding. */
export const addressList: Check<readonly Address[]> = (it) => {
  if (typeof it !== 'string' || it.length > 2 + 64 * 258) return undefined;
  const [offset, count, ...items] = wordsInData(it, Math.floor(it.length / 64)) ?? [];
  if (offset !== 32n || count !== BigInt(items.length)) return undefined;
  const list = items.map((word) => addressInData(word));
  return list.every((each) => each !== undefined) ? list : undefined;
};

/** An address in a word, checksummed; undefined when the word has more. */
export function addressInData(word: bigint): Address | undefined {
  const hex = `0x${word.toString(16).padStart(64, '0')}` as const;
  return word < 2n ** 160n ? address(sliceHex(hex, 12)) : undefined;
}
