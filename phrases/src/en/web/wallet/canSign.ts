export const why = {
  domainLacksField: 'The domain lacks its type, or a field that its type declares.',
  transaction: 'Wallets do not accept this kind of transaction from a web page.',
  calldata: 'The contract or network is missing, so there is nothing to sign yet.',
  userOperation: 'Wallets do not accept user operations from a web page.',
  authorization: 'Wallets do not accept authorizations (EIP-7702) from a web page.',
  session: 'The wallet’s WalletConnect session does not allow {method}.',
  noBatches: 'The wallet says that it does not accept batches of calls on this network.',
  batchApart: 'This batch is all or nothing, but the wallet says that it sends calls one by one.',
  practiceBatch: 'The practice wallet does not accept batches.',
  safeTransaction: 'An owner must sign a Safe transaction with their own wallet, outside Safe’s page.',
} as const;

export const safe = {
  notOwner: 'You are not an owner of this Safe, so you cannot propose anything to it.',
  otherNetwork:
    'This Safe is on a different network than the request. Open Readback in a Safe on the request’s network.',
  deploys: 'A Safe cannot deploy a contract with this kind of transaction.',
  fixed:
    'This request sets its own nonce, gas or fee. A Safe sets these values itself, so the request cannot be passed on unchanged.',
  onChainOnly: 'This Safe signs messages only on chain, in a transaction that Readback has not read.',
  textOnly: 'Safe signs only plain text. It would sign something other than these bytes.',
  otherHash:
    'Safe would compute a different hash for this typed data: Safe reads the main type, domain or numbers differently.',
} as const;

/** The table of the documentation. */
export const requests = {
  transaction: 'Transaction',
  calls: 'Batch of calls (EIP-5792)',
  calldata: 'Calldata alone',
  message: 'Message (EIP-191)',
  typedData: 'Typed data (EIP-712)',
  safeTransaction: 'Safe transaction',
  userOperation: 'User operation (ERC-4337)',
  authorization: 'Authorization (EIP-7702)',
} as const;
export const can = { yes: 'yes: {how}', if: 'depends: {how}', no: 'no: {how}' } as const;
export const readOnly = 'no: read only';
export const how = {
  byOwner: '{method}, by an owner',
  ifBatches: '{method}, if the wallet says that it accepts batches',
  ifSession: '{method}, if the session allows it',
  byOwnerIfSession: '{method}, by an owner, if the session allows it',
  proposed: 'proposed to the owners, if the request sets no nonce, gas or fee',
  proposedBatch: 'proposed to the owners, all or nothing',
  signedText: 'signed by the owners off chain, if the message is text',
  signedTypedData: 'signed by the owners off chain, if Safe computes the same hash',
} as const;
