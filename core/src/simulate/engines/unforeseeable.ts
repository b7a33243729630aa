import { type Address, bytesToHex } from 'viem';

/** An address that no contract can foresee, so that none can tell by it that it is simulated. */
export function unforeseeable(): Address {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(20)));
}
