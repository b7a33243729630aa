import type { Body } from '@readback/core/model/request.ts';
import { chainOf } from '@readback/core/request/chainOf.ts';
import type { TookFor } from '@readback/core/request/parsed.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import type { Page } from './page.ts';

/** What was read: "Transaction on Ethereum, taken from calldata in request.txt". */
export function requestLine({ readback, context: { took, others, file } }: Page): Line {
  const { body } = readback.incoming.request;
  const chainId = chainOf(body);
  const on = chainId === undefined ? '' : ` on ${chainName(chainId)} (${chainId})`;
  const where = file === undefined ? '' : ` in ${foreign(file)}`;
  const { mined } = readback.incoming;
  const block = mined === undefined ? '' : `, which block ${mined.blockNumber} carried out`;
  const other = others.length === 0 ? '' : `; it could also be ${others.map(tookWords).join(' or ')}`;
  return line(0, {
    text: `${kindWords[body.kind]}${on}${block}, read from ${tookWords(took)}${where}${other}`,
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

/** What a text was taken for, in words: `transactionRequest` is "transaction request". */
export function tookWords(took: TookFor): string {
  return took.replace(/[A-Z]/g, (it) => ` ${it.toLowerCase()}`);
}
