import { type Address, getAddress, type Hex, keccak256 } from 'viem';

/** An address that begins and ends with the same six digits, as people who poison histories make them. Nobody's. */
export function lookAlikeOf(address: Address): Address {
  const middle = keccak256(address.toLowerCase() as Hex).slice(2, 30);
  return getAddress(`${address.slice(0, 8)}${middle}${address.slice(-6)}`.toLowerCase());
}
