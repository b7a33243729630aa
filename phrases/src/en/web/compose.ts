import type { SiweField } from '@readback/core/request/message/siweTemplate.ts';

export const title = 'Create a request';
export const lead =
  'Write a request. Readback reads it back to you before your wallet asks you to sign. To call a contract, go to <link>Contracts</link>.';
export const kinds = 'Kind of request';
export const send = 'Send';
export const message = 'Message';
export const typedData = 'Typed data';
export const readBack = 'Read it back';

export const network = 'Network';
export const chooseNetwork = 'Choose a network';
export const networkNeeded = 'Choose a network.';
export const to = 'To';
export const toHint = 'An address, an ENS name, or a name from your address book';
export const toHintPractice = 'An address, or a name such as copilot.eth';
export const from = 'From';
export const fromNobody = 'No account yet.';
export const fromWatched = 'watched: you cannot sign with it here';
export const connectWallet = 'Connect wallet';
export const usePractice = 'Use the practice wallet';
export const resolving = 'The name is still being looked up.';
export const amount = 'Amount';
export const amountIn = 'Amount in {symbol}';
export const maxMinusFee = 'Max minus gas fee';
export const max = 'Max';
export const feeUnknown = 'The gas fee could not be estimated. Type the amount.';
export const feeTooHigh = 'The gas fee could equal or exceed the account’s balance.';

export const asset = 'Asset';
export const assetHeld = '{asset}: {digits}';
export const otherToken = 'Another token, by contract address';
export const tokenContract = 'Token contract';
export const tokenIsReceiver = 'This is the token’s own address. Tokens sent there are lost.';
export const ofToken = 'of this token';
export const decimals = 'Token decimals';
export const decimalsNeeded =
  'Readback needs the token’s decimals to read the amount. Type a whole number up to {most}.';
export const decimalsReading = 'Reading the token’s decimals from its network.';
export const decimalsAwaited = 'The token’s decimals are still being read. Try again in a moment.';
export const decimalsNow = 'The token reports {count, plural, one {# decimal} other {# decimals}}.';
export const decimalsThen = 'The token reported {count, plural, one {# decimal} other {# decimals}} {when}.';
export const decimalsKept = 'Readback uses the token’s earlier answer until it gets a new one.';
export const decimalsByHand = 'Retry, or type the token’s decimals yourself if you are certain of them.';
export const decimalsUnread = 'The token’s decimals could not be read.';
export const decimalsUnreadFor = 'The token’s decimals could not be read: {why}.';
export const noToken = 'No token is chosen.';
export const tokenNotFound = 'No token found at this address on this network.';
export const noAnswer = 'The node did not answer.';
export const retry = 'Retry';

export const format = 'Format';
export const formats = {
  words: 'Text',
  bytes: 'Bytes in hex',
  signIn: 'Sign-in message (EIP-4361)',
} as const;
export const exactText = 'Spaces and line breaks are part of the message.';
export const messageNeeded = 'Type the message to sign.';
export const messageTooLong = 'This message is larger than 1 MB, which no wallet accepts.';

export const signIn = 'Sign-in message';
export const signInFields = {
  address: 'Account',
  domain: 'Site (domain)',
  uri: 'Sign-in page (URI)',
  chainId: 'Network (chain ID)',
  nonce: 'Nonce',
  issuedAt: 'Issued at',
  expirationTime: 'Expires (optional)',
  notBefore: 'Not before (optional)',
  requestId: 'Request ID (optional)',
  statement: 'Statement (optional)',
  resources: 'Resources, one per line (optional)',
} as const satisfies Readonly<Record<SiweField, string>>;
export const otherSite =
  'This sign-in is not for this page’s site ({host}). You can read it back and copy it here, but you cannot sign it here.';
export const signInAwaited = 'The message appears here once every field is valid.';

export const typedDataJson = 'Typed data as JSON';
export const typedDataHint =
  'Include types, primaryType, domain and message, as in EIP-712. A Safe transaction is typed data too.';
export const typedDataNeeded = 'Paste the typed data as JSON.';
export const notTypedData =
  'This is not typed data: it must have the fields types, primaryType, domain and message.';
export const missing = '{path} is missing.';
export const placed = '{problem} (line {line}, column {column})';
export const goToLine = 'Go to line {line}';
export const signs = 'Primary type';
export const signedFor = 'App name';
export const domainName =
  '{named, select, yes {{name}} other {no name}}{versioned, select, yes {, version {version}} other {}}';
export const contract = 'Contract';
export const none = 'none';
export const notSigned = 'Not signed';
export const notSignedPaths =
  '{paths}. {count, plural, one {This field is in the text, but the signature does not cover it.} other {These fields are in the text, but the signature does not cover them.}}';
export const more = '{count} more';
