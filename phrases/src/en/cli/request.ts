/** What was read, and from what. */
export const line =
  '{kind}{hasChain, select, yes { on {chain} ({chainId})} other {}}{isMined, select, yes {, mined in block {block}} other {}}, read from {took}{hasFile, select, yes { in {file}} other {}}{hasOthers, select, yes {; the input could also be {others}} other {}}';

export const kinds = {
  transaction: 'Transaction',
  calls: 'Batch of calls',
  calldata: 'Calldata',
  message: 'Message',
  typedData: 'Typed data',
  safeTransaction: 'Safe transaction',
  userOperation: 'User operation',
  authorization: 'EIP-7702 delegation',
} as const;

/** What a text was taken for, or could be. */
export const took = {
  calldata: 'calldata',
  pair: 'lines with “to” and “data”',
  transaction: 'a transaction’s fields',
  rawTransaction: 'a raw transaction',
  signedTransaction: 'a signed transaction',
  transactionRequest: 'a transaction request',
  callsRequest: 'a request to send a batch of calls',
  messageRequest: 'a request to sign a message',
  blindRequest: 'an eth_sign request',
  blindRequestSwapped: 'an eth_sign request with swapped parameters',
  typedDataRequest: 'a request to sign typed data',
  typedData: 'typed data',
  safeTransaction: 'a Safe transaction',
  safeTransactionOld: 'a Safe transaction for an old Safe version',
  safeBatch: 'a Safe batch file',
  transactionList: 'a list of transactions',
  paymentLink: 'a payment link',
  userOperation: 'a user operation',
  userOperation07: 'a user operation for EntryPoint 0.7',
  userOperation08: 'a user operation for EntryPoint 0.8',
  authorization: 'an authorization',
  authorizationRequest: 'a request to sign an authorization',
  signIn: 'a sign-in message',
  text: 'plain text',
  bytes: 'a message with these bytes',
} as const;

export const messageBytes =
  'Full message: {count, plural, one {# byte} other {# bytes}} that are not readable text';
export const message = 'Full message';
export const domain = 'Contract that the signature is for';
export const domainRows = {
  name: 'Name',
  version: 'Version',
  network: 'Network',
  contract: 'Contract',
  salt: 'Salt',
} as const;
export const noDomain = 'The typed data does not name a contract or a network.';

/** What a transaction sets that wallets otherwise set themselves. */
export const set = {
  nonce: 'Nonce: {value}',
  gas: 'Gas limit: {value}',
  gasPrice: 'Gas price: {value}',
  maxFeePerGas: 'Maximum fee per gas: {value}',
  maxPriorityFeePerGas: 'Maximum priority fee per gas: {value}',
  feeLeast: 'Gas fee, at least: {value}',
  feeMost: 'Maximum gas fee: {value}',
} as const;
export const gwei = '{amount} gwei';
