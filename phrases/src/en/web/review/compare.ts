export const title = 'Compare on your device';
export const showInner =
  'Show {count, plural, one {the fingerprint of the inner call} other {the fingerprints of # inner calls}}';
export const hideInner =
  'Hide {count, plural, one {the fingerprint of the inner call} other {the fingerprints of # inner calls}}';
export const field = 'What the device shows';
export const placeholder = 'Paste or type the digits here';
export const hint = 'Compare all digits. An attacker can make a few digits match, but not all of them.';
export const ofStep = '{label}, step {step}';

/** What a device really shows. */
export const shown = {
  calldata: 'Defined in ERC-8213. Shown by devices and tools that support this standard.',
  eip712Digest:
    'This is the hash that is signed. Developer tools show this hash, but few hardware wallets do.',
  domainHash: 'Ledger shows this hash first. Trezor Model One shows it next to the message hash.',
  messageHash: 'Ledger shows this hash second. Trezor Model One shows it next to the domain hash.',
  safeTxHash: 'Shown by Safe, and by devices that support Safe.',
  eip191Digest:
    'This is the hash that is signed. Developer tools show this hash, but few hardware wallets do.',
  messageSha256: 'Ledger shows this hash when it cannot display the message.',
} as const;

/** What it does not cover, so that it is compared too. */
export const covers = {
  calldata: 'Covers only the calldata: compare the recipient, the amount sent and the network too.',
  eip712Digest: 'Covers the message and its domain, but not the account that signs.',
  domainHash: 'Covers only the contract and chain: compare the message hash as well.',
  messageHash: 'Covers only the message, not the contract and chain: compare the domain hash as well.',
  safeTxHash: 'Covers the transaction, its nonce, the Safe and the chain, but not who else has signed.',
  eip191Digest: 'Covers the message, but not the account that signs it.',
  messageSha256: 'Covers the message, but not the account that signs it.',
} as const;
export const coversNoData =
  'Without calldata, this digest is the same for every payment. Compare the recipient, the amount and the network.';
