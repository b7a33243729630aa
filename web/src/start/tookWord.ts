import type { TookFor } from '@readback/core/request/parsed.ts';

/** A way to read a text, as a choice. */
export const tookWord: Readonly<Record<TookFor, string>> = {
  calldata: 'Calldata for a contract',
  pair: 'A call, written as lines',
  transaction: 'A transaction',
  rawTransaction: 'A raw transaction, not signed',
  signedTransaction: 'A transaction that is signed already',
  transactionRequest: 'A transaction, as an app asks for it',
  callsRequest: 'A batch of calls, as an app asks for it',
  messageRequest: 'A message, as an app asks for it',
  typedDataRequest: 'Typed data, as an app asks for it',
  typedData: 'Typed data',
  safeTransaction: 'A Safe transaction',
  safeTransactionOld: 'A Safe transaction, for a Safe older than version 1.3.0',
  safeBatch: 'A batch of Safe’s Transaction Builder',
  transactionList: 'A list of transactions',
  paymentLink: 'A payment link',
  userOperation: 'A user operation',
  userOperation07: 'A user operation for entry point 0.7',
  userOperation08: 'A user operation for entry point 0.8',
  authorization: 'An authorization to run code as an account',
  signIn: 'A sign-in message',
  text: 'A message of this text',
  bytes: 'A message of these bytes',
};
