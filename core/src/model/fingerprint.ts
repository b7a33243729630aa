import type { Hex } from 'viem';

/**
 * A digest that another device can recompute or shows.
 * `calldata` ERC-8213 calldata digest; `eip712Digest`, `domainHash`, `messageHash` of EIP-712; `safeTxHash` the
 * EIP-712 digest of a SafeTx; `eip191Digest` of a personal message; `messageSha256` what a Ledger shows for one.
 */
export type FingerprintKind =
  | 'calldata'
  | 'eip712Digest'
  | 'domainHash'
  | 'messageHash'
  | 'safeTxHash'
  | 'eip191Digest'
  | 'messageSha256';

export type Fingerprint = Readonly<{
  kind: FingerprintKind;
  hex: Hex;
  /** For inner calls: the step whose calldata it covers. */
  step?: string;
}>;
