import { type Hex, hashMessage, sha256 } from 'viem';

/** The digest that `personal_sign` signs: EIP-191 version 0x45 over the bytes of the message. */
export function eip191Digest(bytes: Hex): Hex {
  return hashMessage({ raw: bytes });
}

/** SHA-256 of the bytes of the message, which Ledger devices show instead of a message they cannot display. */
export function messageSha256(bytes: Hex): Hex {
  return sha256(bytes);
}
