import { concat, type Hex, keccak256, numberToHex, size } from 'viem';

/**
 * Calldata digest of ERC-8213: keccak256 of the length in bytes (as 32 bytes, big-endian) followed by the calldata.
 * It covers neither the chain, nor the address that is called, nor the value.
 */
export function calldataDigest(data: Hex): Hex {
  return keccak256(concat([numberToHex(size(data), { size: 32 }), data]));
}
