import type { Address } from 'viem';
import { readSiwe, type Siwe } from '../../request/message/siwe.ts';
import { messageText } from './messageText.ts';
import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';

/** Whether a message is a sign-in (EIP-4361), claims to be one and is not, or neither. */
export type SignIn =
  | Readonly<{ kind: 'none' | 'malformed' }>
  | Readonly<{ kind: 'signIn'; siwe: Siwe; address: Address }>;

export const signInOf = memoizePerRequest((view): SignIn => {
  const text = messageText(view);
  const read = text === undefined ? null : readSiwe(text);
  if (read === null) return { kind: 'none' };
  if (read.kind === 'malformed') return { kind: 'malformed' };
  return { kind: 'signIn', siwe: read.siwe, address: read.siwe.address };
});

/** Whether a sign-in is for the page that asks: its domain is the page's host, and so is that of its URI. */
export function ofThisSite(signIn: Extract<SignIn, { kind: 'signIn' }>, host: string): boolean {
  const here = host.toLowerCase();
  return signIn.siwe.domain.toLowerCase() === here && hostOf(signIn.siwe.uri) === here;
}

/** The host of a URI, with its port, in small letters. */
export function hostOf(uri: string): string | undefined {
  const match = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(uri);
  return match?.[1]?.toLowerCase();
}
