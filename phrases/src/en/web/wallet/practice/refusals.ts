export const rejected = 'The user rejected the request.';
export const busy = 'The practice wallet already has a request open.';
export const locked = 'The practice wallet is locked.';
export const notPermitted = 'This page is not allowed to use this account.';
export const noKey = 'The practice wallet does not hold this account’s key.';
export const unknownChain = 'The practice wallet does not know this chain.';
export const unsupported = 'The practice wallet does not support {method}.';
export const noMethod = 'The method {method} does not exist.';

export const invalid = 'Invalid params: {what}.';
/** What is wrong with them, after the colon of `invalid`. */
export const params = {
  noChainId: 'no chain ID',
  noName: 'the chain has no name',
  noNode: 'the chain has no node',
  otherHost: 'the practice wallet queries only this page’s nodes',
  otherNode: 'that node is for another chain',
  otherChain: 'the wallet is on chain {id}',
  noMessage: 'a message is expected',
  noTypedData: 'typed data is expected',
  otherDomain: 'the domain is for another chain; the wallet is on chain {id}',
  notEncodable: 'the typed data cannot be encoded',
  notJson: 'the typed data is not JSON',
  inexact: 'a number is not exact',
  noTransaction: 'a transaction is expected',
  notHex: 'the data is not hex',
  oddType: 'a transaction of this type cannot be sent',
  noList: 'accessList is not a list',
  noAccount: 'the account is not an address',
  noAddress: '{field} is not an address',
  noQuantity: '{field} is not a quantity',
  oddAnswer: 'the node’s answer is not a quantity',
} as const;
