import { type Address, getAddress, type Hex, keccak256, numberToHex, zeroHash } from 'viem';
import { type Known, known, unknown } from '../../model/known.ts';

/** The address that a word holds, checksummed; `malformed` when the word is more than an address. */
export function addressInWord(word: Known<bigint>): Known<Address> {
  if (word.s !== 'known') return word;
  if (word.v >= 2n ** 160n) return unknown('malformed');
  return known(getAddress(numberToHex(word.v, { size: 20 })));
}

/** The address in the last 20 bytes of a word, checksummed. */
export function addressOfWord(word: bigint): Address {
  return getAddress(numberToHex(word & (2n ** 160n - 1n), { size: 20 }));
}

/** Yes for any word but zero. */
export function yesOrNo(word: Known<bigint>): Known<boolean> {
  return word.s === 'known' ? known(word.v !== 0n) : unknown('refused');
}

/** What the reader tells of code: none, the hash of a contract's, or whose code an account borrows (EIP-7702). */
export type CodeSeen = Readonly<
  { is: 'none' } | { is: 'contract'; hash: Hex } | { is: 'delegated'; to: Address }
>;

const hashOfNothing = keccak256('0x');

export function codeIn(word: bigint): CodeSeen {
  const hex = numberToHex(word, { size: 32 });
  if (hex === zeroHash || hex === hashOfNothing) return { is: 'none' };
  if (hex.startsWith('0xef0100') && hex.endsWith('0'.repeat(18))) {
    return { is: 'delegated', to: getAddress(`0x${hex.slice(8, 48)}`) };
  }
  return { is: 'contract', hash: hex };
}
