import type { Fingerprint, FingerprintKind } from '@readback/core/model/fingerprint.ts';

export type FingerprintWords = Readonly<{
  label: string;
  /** What a device really shows. */
  shown: string;
  /** What it does not cover, so that it is compared too. */
  not: string;
}>;

/** Every fingerprint by what it is, where it is met, and what it leaves out. Labels as in ERC-8213. */
export const fingerprintWords: Readonly<Record<FingerprintKind, FingerprintWords>> = {
  calldata: {
    label: 'Calldata Digest',
    shown: 'ERC-8213. Shown by devices and tools that follow it.',
    not: 'Covers only the call data: compare the receiver, the amount sent and the network too.',
  },
  eip712Digest: {
    label: 'EIP-712 Digest',
    shown: 'All that is signed. Shown by tools; few devices show it.',
    not: 'Covers the message and its domain; not the account that signs.',
  },
  domainHash: {
    label: 'Domain Hash',
    shown: 'Ledger shows it first; Trezor Model One shows it next to the other.',
    not: 'Covers only the contract and chain: compare the Message Hash as well.',
  },
  messageHash: {
    label: 'Message Hash',
    shown: 'Ledger shows it second; Trezor Model One shows it next to the other.',
    not: 'Covers only the message, not the contract and chain: compare the Domain Hash as well.',
  },
  safeTxHash: {
    label: 'Safe transaction hash',
    shown: 'Shown by Safe, and by devices that know Safe.',
    not: 'Covers the payment, its nonce, the Safe and the chain; not who else has signed.',
  },
  eip191Digest: {
    label: 'ERC-191 Digest',
    shown: 'All that is signed. Shown by tools; few devices show it.',
    not: 'Covers the message; not the account that signs.',
  },
  messageSha256: {
    label: 'SHA-256 of the message',
    shown: 'Ledger shows it for a message that it cannot display.',
    not: 'Covers the message; not the account that signs.',
  },
};

/** The Calldata Digest of no data at all (ERC-8213). */
const noData = '0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563';

/** The words of one fingerprint. That of a payment without data says nothing about the payment. */
export function wordsOf({ kind, hex }: Fingerprint): FingerprintWords {
  const words = fingerprintWords[kind];
  return kind === 'calldata' && hex === noData
    ? {
        ...words,
        not: 'There is no call data here, so it is the same for every payment: compare the receiver, the amount and the network.',
      }
    : words;
}

/** How many calls of a batch have theirs shown at once. */
const most = 3;

/** Those of the request itself, and those of calls inside of it. A batch has none of its own: of a short one all are shown. */
export function split(fingerprints: readonly Fingerprint[]): {
  own: readonly Fingerprint[];
  inner: readonly Fingerprint[];
} {
  const own = fingerprints.filter(({ step }) => step === undefined);
  return own.length > 0 || fingerprints.length > most
    ? { own, inner: fingerprints.filter(({ step }) => step !== undefined) }
    : { own: fingerprints, inner: [] };
}
