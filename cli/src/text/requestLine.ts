import type { Body } from '@readback/core/model/request.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import type { TookFor } from '@readback/core/request/parse/parsed.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';

/** What was read: "Transaction on Ethereum, taken from calldata in request.txt". */
export function requestLine({ readback, context: { took, others, file } }: Page): Line {
  const { body } = readback.incoming.request;
  const chainId = chainOf(body);
  const on = chainId === undefined ? '' : ` on ${chainName(chainId)} (${chainId})`;
  const where = file === undefined ? '' : ` in ${foreign(file)}`;
  const { mined } = readback.incoming;
  const block = mined === undefined ? '' : `, mined in block ${mined.blockNumber}`;
  const other =
    others.length === 0 ? '' : `; it could also be ${others.map((it) => tookWords[it]).join(' or ')}`;
  return line(0, {
    text: `${kindWords[body.kind]}${on}${block}, read from ${tookWords[took]}${where}${other}`,
    tone: 'faint',
  });
}

const kindWords: Readonly<Record<Body['kind'], string>> = {
  transaction: 'Transaction',
  calls: 'Batch of calls',
  message: 'Message',
  typedData: 'Typed data',
  safeTransaction: 'Safe transaction',
  userOperation: 'User operation',
  authorization: 'Code for an account',
};

/** What a text was taken for, or could be. */
const tookWords: Readonly<Record<TookFor, string>> = {
  calldata: 'calldata',
  pair: 'lines of to and data',
  transaction: 'a transaction’s fields',
  rawTransaction: 'a raw transaction',
  signedTransaction: 'a signed transaction',
  transactionRequest: 'a transaction request',
  callsRequest: 'a request for a batch',
  messageRequest: 'a request for a message',
  blindRequest: 'an eth_sign request',
  blindRequestSwapped: 'an eth_sign request with swapped parameters',
  typedDataRequest: 'a request for typed data',
  typedData: 'typed data',
  safeTransaction: 'a Safe transaction',
  safeTransactionOld: 'a Safe transaction of an old Safe',
  safeBatch: 'a Safe batch file',
  transactionList: 'a list of transactions',
  paymentLink: 'a payment link',
  userOperation: 'a user operation',
  userOperation07: 'a user operation of EntryPoint 0.7',
  userOperation08: 'a user operation of EntryPoint 0.8',
  authorization: 'an authorization',
  authorizationRequest: 'a request for an authorization',
  signIn: 'a sign-in message',
  text: 'a text',
  bytes: 'a message with these bytes',
};
