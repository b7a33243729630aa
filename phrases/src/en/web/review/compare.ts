export const title = 'Compare on your device';
export const showInner = 'Show {count, plural, one {that of the call} other {those of # calls}} inside';
export const hideInner = 'Hide {count, plural, one {that of the call} other {those of # calls}} inside';
export const field = 'What the device shows';
export const placeholder = 'Paste or type it here';
export const hint = 'Compare all digits: a few can be forged, all of them cannot.';
export const ofStep = '{label}, step {step}';

/** What a device really shows. */
export const shown = {
  calldata: 'ERC-8213. Shown by devices and tools that follow it.',
  eip712Digest: 'All that is signed. Shown by tools; few devices show it.',
  domainHash: 'Ledger shows this hash first. Trezor Model One shows it next to the message hash.',
  messageHash: 'Ledger shows it second; Trezor Model One shows it next to the other.',
  safeTxHash: 'Shown by Safe, and by devices that know Safe.',
  eip191Digest: 'All that is signed. Shown by tools; few devices show it.',
  messageSha256: 'Ledger shows this hash when it cannot display the message.',
} as const;

/** What it does not cover, so that it is compared too. */
export const covers = {
  calldata: 'Covers only the call data: compare the receiver, the amount sent and the network too.',
  eip712Digest: 'Covers the message and its domain; not the account that signs.',
  domainHash: 'Covers only the contract and chain: compare the Message Hash as well.',
  messageHash: 'Covers only the message, not the contract and chain: compare the Domain Hash as well.',
  safeTxHash: 'Covers the payment, its nonce, the Safe and the chain; not who else has signed.',
  eip191Digest: 'Covers the message, but not the account that signs it.',
  messageSha256: 'Covers the message, but not the account that signs it.',
} as const;
export const coversNoData =
  'There is no call data here, so it is the same for every payment: compare the receiver, the amount and the network.';
