/** A request named without its readback: what kind it is, and for which network. */
import type { Body, Origin } from '@readback/core/model/request.ts';

const kinds: Readonly<Record<Body['kind'], string>> = {
  transaction: 'A transaction',
  calls: 'A batch of calls',
  message: 'A message to sign',
  typedData: 'Typed data to sign',
  safeTransaction: 'A Safe transaction',
  userOperation: 'A user operation',
  authorization: 'A delegation of an account',
};

export function kindWord(body: Body): string {
  return kinds[body.kind];
}

/** The chain that the request names, if it names one. */
export function chainIdOf(body: Body): number | undefined {
  if (body.kind === 'message') return undefined;
  if (body.kind !== 'typedData') return body.chainId;
  const { chainId } = body.typed.domain;
  return chainId !== undefined && chainId <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(chainId) : undefined;
}

const ways: Readonly<Record<Origin['via'], string>> = {
  form: 'composed by you',
  paste: 'pasted by you',
  link: 'from a link',
  rpc: 'from a script',
  frame: 'from an app in a frame',
  walletconnect: 'from an app through WalletConnect',
  draft: 'drafted for you',
};

export function wayWord({ via, madeMine }: Origin): string {
  return madeMine ? `${ways[via]}, taken over by you` : ways[via];
}
