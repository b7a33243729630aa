export const title = 'Verify a signature';
export const lead =
  'See who signed, and whether they signed exactly what you enter here. Readback checks a key’s signature on this device. For a smart account, it asks a node on the account’s network. Your wallet is not used.';
export const signedAs = 'What was signed';
/** How what was signed is written down. */
export const ways = {
  text: 'A message, as text',
  bytes: 'A message, as bytes in hex',
  typedData: 'Typed data, as JSON',
  hash: 'A 32-byte hash',
} as const;
export const signed = {
  text: 'Message',
  bytes: 'Message',
  typedData: 'Typed data',
  hash: 'Hash',
} as const;
export const spaces = 'Spaces and line breaks are part of the message.';
export const signature = 'Signature';
export const claimed = 'Claimed signer (optional)';
export const claimedHint = 'Leave this field empty to find out whose key signed.';
export const network = 'Network, for a smart account';
export const networkHint = 'Readback asks only this network’s node.';
export const noNetwork = 'None or unknown';
export const verify = 'Verify';

export const wrong = {
  noSigned: 'Type what was signed.',
  noHash: 'Type the hash that was signed.',
  noSignature: 'Paste the signature.',
  noHex: 'This is not hex.',
  tooLong: 'This is too long to be a signature.',
  hashSize: 'A hash must have 32 bytes, but this one has {size}.',
  noAccount: 'Type the address of the smart account.',
} as const;

export const digest = 'Signed hash';
export const retry = 'Retry';

export const tags = { good: 'Match', bad: 'No match', unknown: 'Unknown' } as const;
export const found = {
  key: 'Signed by the key of this account',
  askedKey: 'Signed by this account',
  contract: 'Accepted by this smart account',
  undeployed: 'Valid once this account is deployed',
  notBy: 'Not signed by this account',
  noKey: 'No key could have created this signature',
  malformed: 'This signature is malformed',
  cannotTell: 'This signature could not be checked',
} as const;

export const compare = 'Enter an account to compare the signer with.';
export const exactly = 'The account’s key signed exactly what you entered.';
export const compact = 'The signature uses the short 64-byte form (ERC-2098).';
export const highS =
  'The signature’s s value is in the upper half of its range. Many contracts reject signatures like this (EIP-2).';
/** By the form of ERC-1271 in which the contract answers. */
export const accepts = {
  bytes32:
    'The contract says that this signature is valid (ERC-1271). Its answer may change later, because its owners can change.',
  bytes:
    'The contract says that this signature is valid, using the older form of ERC-1271, which takes bytes. Its answer may change later, because its owners can change.',
} as const;
export const undeployed =
  'There is no contract at this address yet. The signature includes the contract’s deployment data (ERC-6492). In a simulation, the deployed contract accepted the signature.';
export const noKey =
  'A key’s signature has 65 bytes (r, s, and v as 27, 28, 0 or 1) or 64 (ERC-2098). If a smart account signed, enter the account and its network.';
export const malformed =
  'The signature ends with the marker for an account that is not deployed yet (ERC-6492), but the rest cannot be decoded.';
export const otherOrContract =
  'The key of the account you entered did not create this signature. Could not check whether a contract at that address accepts it.';
export const onlyContract =
  'No account’s key created this signature. Could not check whether the account you entered accepts it.';

export const otherKey = 'Another key created this signature, or something else was signed.';
export const nobodysKey = 'No account’s key created this signature.';
export const refuses = 'The account is a contract, and it does not accept the signature.';
export const noContract = 'There is no contract at that address, so nothing there can accept the signature.';
export const notAsked = 'If the account is a contract, choose its network and verify again.';

/** Whose the addresses are that are shown with it. */
export const roles = {
  signer: 'Signer',
  contract: 'Smart account',
  future: 'Account not deployed yet',
  factory: 'Deployed by',
  keyOf: 'Signed with the key of',
  notBy: 'Not signed by',
  ifThis: 'If this is what was signed, the signer is',
} as const;

export const onDevice = 'Computed on this device. No node was asked.';
export const atBlock = 'According to {endpoint}, at block {block}. No second source confirms this result.';
export const silent = '{source}: {why}.';
export const theNetwork = 'The network';
