import type { TookFor } from '@readback/core/request/parsed.ts';

/** A way to read a text, as a choice. */
export const tookWord: Readonly<Record<TookFor, string>> = {
  calldata: 'Calldata for a contract',
  pair: 'A call, written as lines',
  transaction: 'A transaction',
  transactionRequest: 'A transaction, as an app asks for it',
  callsRequest: 'A batch of calls, as an app asks for it',
  messageRequest: 'A message, as an app asks for it',
  typedDataRequest: 'Typed data, as an app asks for it',
  typedData: 'Typed data',
  safeTransaction: 'A Safe transaction',
  signIn: 'A sign-in message',
  text: 'A message of this text',
  bytes: 'A message of these bytes',
};
