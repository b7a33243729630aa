import { type Address, concatHex, type Hex, hexToBigInt, numberToHex, size, sliceHex } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';

/**
 * A contract that is put, for a simulation only, at an address that nobody can foresee, and that reads many values
 * in one call. Its reads are static calls with 200,000 gas each, so that a hostile token can neither change the
 * state while it is read nor use up the gas of the others.
 *
 * Input: for each read one byte length, 20 bytes target, calldata. Without calldata: the target's native balance.
 * Output: gas price, block number, block time, native balance of the caller; then for each read two words: whether
 * it answered with at least a word, and the word. Compiled by solc 0.8.37 (optimiser, `berlin`) from this Yul, as a
 * test confirms:
 * ```yul
 * mstore(0x00, gasprice()) mstore(0x20, number()) mstore(0x40, timestamp()) mstore(0x60, balance(caller()))
 * let out := 0x80
 * for { let at := 0 } lt(at, calldatasize()) {} {
 *   let head := calldataload(at)
 *   let len := byte(0, head)
 *   let target := shr(96, shl(8, head))
 *   at := add(at, 21)
 *   switch len
 *   case 0 { mstore(out, 1) mstore(add(out, 0x20), balance(target)) }
 *   default {
 *     calldatacopy(add(out, 0x40), at, len)
 *     let ok := staticcall(200000, target, add(out, 0x40), len, add(out, 0x20), 0x20)
 *     mstore(out, and(ok, gt(returndatasize(), 31)))
 *     at := add(at, len)
 *   }
 *   out := add(out, 0x40)
 * }
 * return(0, out)
 * ```
 */
export const readerCode: Hex =
  '0x3a60005243602052426040523331606052608060005b8036821015607e578135600081901a9260589190911c6001600160a01b0316906015018315606957916020849283601595604097888a019182378389019262030d40fa601f3d111685520101915b01906015565b93915060409250600182523160208201526063565b826000f3';

/** One value to read: a call of `to` with `data` (at most 255 bytes), or its native balance when `data` is `0x`. */
export type RawRead = Readonly<{ to: Address; data: Hex }>;

/** What the reader saw: the surroundings that the node really ran it in, and a word for each read. */
export type ReaderSaw = Readonly<{
  gasPrice: bigint;
  number: bigint;
  timestamp: bigint;
  words: readonly Known<bigint>[];
}>;

export function readerInput(reads: readonly RawRead[]): Hex {
  return concatHex(reads.flatMap(({ to, data }) => [numberToHex(size(data), { size: 1 }), to, data]));
}

/** Gas units that the reader needs at most for so many reads, with what EIP-150 keeps back of each static call. */
export function readerGas(count: number): bigint {
  return 100_000n + BigInt(count) * 210_000n;
}

/** Undefined when this cannot be the answer to `count` reads. A read that failed is unknown (`refused`). */
export function readerOutput(output: Hex, count: number): ReaderSaw | undefined {
  if (size(output) !== 128 + 64 * count) return undefined;
  const word = (at: number) => hexToBigInt(sliceHex(output, at * 32, at * 32 + 32));
  const words = Array.from({ length: count }, (_, index) =>
    word(4 + 2 * index) === 1n ? known(word(5 + 2 * index)) : unknown('refused'),
  );
  return { gasPrice: word(0), number: word(1), timestamp: word(2), words };
}
