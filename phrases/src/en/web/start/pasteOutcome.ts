import type { TookFor } from '@readback/core/request/parse/parsed.ts';

export const cut =
  '{all, plural, one {# character} other {# characters}}. Only the first {shown} are shown, but all are read.';
export const clear = 'Clear';

export const details = 'Details';
export const severalWays = 'This text can be read in more than one way.';
export const whichWay = 'Which kind of request did the app make?';
export const unsure = 'Readback does not recognize this as a request.';
export const asMessage = 'Read it as a message?';
export const wish = 'This says what you want to do.';
export const wishHint =
  'Readback compares your next request with it. If one call is enough, Readback can create that request for you.';
export const sayIt = 'Say what you mean';
export const readAsMessage = 'Read as a message';
export const orAs = 'Or read the text as';
export const took = {
  calldata: 'Calldata for a contract',
  pair: 'A call, as lines with “to” and “data”',
  transaction: 'A transaction',
  rawTransaction: 'An unsigned raw transaction',
  signedTransaction: 'A signed transaction',
  transactionRequest: 'A transaction, requested by an app',
  callsRequest: 'A batch of calls, requested by an app',
  messageRequest: 'A message, requested by an app',
  blindRequest: 'A bare hash, requested by an app (eth_sign)',
  blindRequestSwapped: 'A bare hash, requested by an app (eth_sign with swapped parameters)',
  typedDataRequest: 'Typed data, requested by an app',
  typedData: 'Typed data',
  safeTransaction: 'A Safe transaction',
  safeTransactionOld: 'A Safe transaction, for a Safe older than version 1.3.0',
  safeBatch: 'A batch from Safe’s Transaction Builder',
  transactionList: 'A list of transactions',
  paymentLink: 'A payment link',
  userOperation: 'A user operation',
  userOperation07: 'A user operation for EntryPoint 0.7',
  userOperation08: 'A user operation for EntryPoint 0.8',
  authorization: 'An EIP-7702 delegation',
  authorizationRequest: 'An EIP-7702 delegation, requested by an app',
  signIn: 'A sign-in message',
  text: 'A message with this text',
  bytes: 'A message with these bytes',
} as const satisfies Readonly<Record<TookFor, string>>;

export const network = 'Network';
export const chooseNetwork = 'Choose a network';
export const noNetwork = 'No network is enabled here';

export const whichAddress = 'Which address does this name resolve to?';
export const whichAddresses = 'Which addresses do these names resolve to?';
export const whichBoth = 'Which contract is the request for, and on which network?';
export const whichContract = 'Which contract is the request for?';
export const whichNetwork = 'Which network is the request for?';
export const whoseAccount = 'Which account would sign?';
export const dontKnow = 'I don’t know';
export const notSaid = 'Your text does not include this.';
export const contract = 'Contract to call';
export const address = 'Address';
export const addressOf = 'Address {place}';
export const lookUp = 'Look up {name}';
export const nameNeeded = 'Look up the name, or type the address.';
export const networkNeeded = 'Choose the request’s network.';
export const readBack = 'Read it back';

export const networkOff =
  'This transaction is on {network}, which is not enabled here, so no node can look it up.';
export const enableNetworks = 'Enable networks in Settings';
export const askNode = 'Ask {network}’s node for the transaction';
export const askAnyNode = 'Ask the network’s node for the transaction';

export const verify = 'Verify this signature';
export const connectApp = 'Connect this app';
export const asAccount = 'Show as an account';
export const asContract = 'Show as a contract';

/** The tokens that are known on a network, to pick the contract from. */
export const knownToken = 'Known tokens';
export const otherContract = 'Another contract, by address';
