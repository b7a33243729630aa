import { type Address, concatHex, type Hex, hexToBigInt, numberToHex, size, sliceHex } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';

/**
 * A contract that is put, for a simulation only, at an address that nobody can foresee, and that reads many values
 * in one call. Its reads are static calls with 200,000 gas each, so that a hostile token can neither change the
 * state while it is read nor use up the gas of the others.
 *
 * Input: for each read one byte head, 20 bytes target, calldata. The head is the length of the calldata, or 128 more,
 * and then a byte before the calldata tells which word of the answer counts. 0: the target's native balance. 1: the
 * hash of its code, or for an account that borrows code (EIP-7702) the 23 bytes that say whose.
 * Output: gas price, block number, block time, native balance of the caller; then for each read two words: whether
 * it answered with at least that word, and the word. Compiled by solc 0.8.37 (optimiser, `berlin`) from this Yul, as
 * a test confirms:
 * ```yul
 * mstore(0x00, gasprice()) mstore(0x20, number()) mstore(0x40, timestamp()) mstore(0x60, balance(caller()))
 * let out := 0x80
 * for { let at := 0 } lt(at, calldatasize()) {} {
 *   let head := calldataload(at)
 *   let len := byte(0, head)
 *   let target := shr(96, shl(8, head))
 *   at := add(at, 21)
 *   let word := add(out, 0x20)
 *   switch len
 *   case 0 { mstore(out, 1) mstore(word, balance(target)) }
 *   case 1 {
 *     mstore(out, 1)
 *     extcodecopy(target, word, 0, 0x20)
 *     if or(xor(extcodesize(target), 23), xor(shr(232, mload(word)), 0xef0100)) { mstore(word, extcodehash(target)) }
 *   }
 *   default {
 *     let skip := 0
 *     if gt(len, 127) { skip := shl(5, byte(0, calldataload(at))) at := add(at, 1) len := and(len, 127) }
 *     calldatacopy(add(out, 0x40), at, len)
 *     let ok := staticcall(200000, target, add(out, 0x40), len, 0, 0)
 *     ok := and(ok, gt(returndatasize(), add(skip, 31)))
 *     mstore(out, ok)
 *     if ok { returndatacopy(word, skip, 0x20) }
 *     at := add(at, len)
 *   }
 *   out := add(out, 0x40)
 * }
 * return(0, out)
 * ```
 */
export const readerCode: Hex =
  '0x3a6000524360205242604052333160605260806000905b813683101560f3578235605881901c6001600160a01b03169360009190911a91601590910190602084019083801560e05760011460aa5760409495600091607f86116091575b506000858192888a01908288833762030d40fa601f82013d11168087526087575b505001915b016016565b6020913e3880607d565b607f9590951694601601933590911a60051b906000605c565b5090938392506001604094526020600083833c62ef0100825160e81c186017823b181760d7575b50506082565b3f9052388060d1565b5050600184529331909352506040906082565b506000f3';

/**
 * One value to read: a word of what a call of `to` with `data` (2 to 127 bytes) answers, the first unless `word` says
 * which; its native balance when `data` is `0x`; what its code is, with `of: 'code'`.
 */
export type RawRead = Readonly<{ to: Address; data: Hex; word?: number; of?: 'code' }>;

/** What the reader saw: the surroundings that the node really ran it in, and a word for each read. */
export type ReaderSaw = Readonly<{
  gasPrice: bigint;
  number: bigint;
  timestamp: bigint;
  words: readonly Known<bigint>[];
}>;

export function readerInput(reads: readonly RawRead[]): Hex {
  return concatHex(
    reads.flatMap(({ to, data, word, of }): Hex[] => {
      if (of === 'code') return ['0x01', to];
      const length = size(data);
      if (word === undefined) return [numberToHex(length, { size: 1 }), to, data];
      return [numberToHex(128 + length, { size: 1 }), to, numberToHex(word, { size: 1 }), data];
    }),
  );
}

/** Gas units that the reader needs at most for so many reads, with what EIP-150 keeps back of each static call. */
export function readerGas(count: number): bigint {
  return 100_000n + BigInt(count) * 210_000n;
}

/** Undefined when this cannot be the answer to `count` reads. A read that failed is unknown (`unanswered`). */
export function readerOutput(output: Hex, count: number): ReaderSaw | undefined {
  if (size(output) !== 128 + 64 * count) return undefined;
  const word = (at: number) => hexToBigInt(sliceHex(output, at * 32, at * 32 + 32));
  const words = Array.from({ length: count }, (_, index) =>
    word(4 + 2 * index) === 1n ? known(word(5 + 2 * index)) : unknown('unanswered'),
  );
  return { gasPrice: word(0), number: word(1), timestamp: word(2), words };
}
