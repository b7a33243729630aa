import type { Address, Hex } from 'viem';

/** Something whose state is watched: what a view function answers, or for `0x` which code is at the address. */
export type Watched = Readonly<{ to: Address; data: Hex }>;

/**
 * Code that is run by `eth_call` as if it created a contract, and that answers with one hash over the code hashes of
 * accounts and the answers of view functions: as long as it stays the same, so did each of them. Calls have 200,000
 * gas; one that fails makes the whole fail, since a failure says nothing of what it would have answered.
 *
 * Input, behind the code: for each one byte length, 20 bytes target, calldata. Without calldata: the code hash.
 * Output: 1 and the hash. Compiled by solc 0.8.37 (optimiser, `berlin`) from this Yul, as a test confirms:
 * ```yul
 * let code := datasize("Stamp")
 * let length := sub(codesize(), code)
 * let room := add(0x40, length)
 * codecopy(0x40, code, length)
 * for { let at := 0x40 } lt(at, room) {} {
 *   let head := mload(at)
 *   let len := byte(0, head)
 *   let target := shr(96, shl(8, head))
 *   at := add(at, 21)
 *   switch len
 *   case 0 { mstore(0x20, extcodehash(target)) }
 *   default {
 *     if iszero(staticcall(200000, target, at, len, 0, 0)) { revert(0, 0) }
 *     returndatacopy(room, 0, returndatasize())
 *     mstore(0x20, keccak256(room, returndatasize()))
 *     at := add(at, len)
 *   }
 *   mstore(0, keccak256(0, 0x40))
 * }
 * mstore(0x20, mload(0)) mstore(0, 1)
 * return(0, 0x40)
 * ```
 */
export const stampCode: Hex =
  '0x6082803803806040019160403960405b80828110156071578051600081901a916015019060581c6001600160a01b0316821560655782600092839262030d40fa156060576015913d6000853e3d842060205201015b6040600020600052600f565b600080fd5b915091503f6020526054565b600051602052600160005260406000f3';

/** More than any request of a size that is read needs, and far below what a node takes in one call. */
export const mostWatched = 96;

/** In bytes: a length is one byte. */
const longestCall = 255;

/** Whether a view function can be watched: its calldata fits. */
export function canWatch({ data }: Watched): boolean {
  return data.length <= 2 + 2 * longestCall;
}

/** What `eth_call` is asked for a stamp over all of these, in their order. */
export function stampInput(watched: readonly Watched[]): Hex {
  const parts = watched.map(({ to, data }) => {
    const bytes = data.slice(2).toLowerCase();
    return (bytes.length / 2).toString(16).padStart(2, '0') + to.slice(2).toLowerCase() + bytes;
  });
  return `${stampCode}${parts.join('')}`;
}

/** The hash in an answer; undefined when it is not a stamp. */
export function stampIn(answer: unknown): string | undefined {
  return typeof answer === 'string' && /^0x0{63}1[0-9a-f]{64}$/i.test(answer)
    ? answer.slice(66).toLowerCase()
    : undefined;
}
