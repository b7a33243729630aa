import type { Body, Incoming, Via } from '@readback/core/model/request.ts';
import type { Address } from 'viem';

/** The account that a request names as the one to sign; undefined where any account may. */
export function askedAccount(body: Body): Address | undefined {
  if (body.kind === 'transaction' || body.kind === 'calls') return body.from;
  if (body.kind === 'message' || body.kind === 'typedData') return body.signer;
  return undefined;
}

/** Who asked, in our words; what the asker says of itself is `incoming.origin.claimed`, which is foreign. */
export function askedBy({ origin }: Incoming): string {
  const way = ways[origin.via];
  return origin.madeMine ? `${way}, adopted by you` : way;
}

const ways: Readonly<Record<Via, string>> = {
  form: 'written by you',
  paste: 'pasted by you',
  link: 'a link or QR code',
  rpc: 'a script on this machine',
  frame: 'a page in a frame',
  walletconnect: 'a dapp over WalletConnect',
  draft: 'a draft made from your words',
  school: 'Flight school',
};

/** What a request is. */
export const kindWords: Readonly<Record<Body['kind'], string>> = {
  transaction: 'Transaction',
  calls: 'Batch of calls',
  message: 'Message',
  typedData: 'Typed data',
  safeTransaction: 'Safe transaction',
  userOperation: 'User operation',
  authorization: 'Code for your account',
};
