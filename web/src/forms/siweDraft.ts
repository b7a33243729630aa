import { type SiweFields, siweNonce } from '@readback/core/request/message/siweTemplate.ts';
import type { Address } from 'viem';

export const emptySiwe: SiweFields = {
  domain: '',
  address: '',
  statement: '',
  uri: '',
  chainId: '',
  nonce: '',
  issuedAt: '',
  expirationTime: '',
  notBefore: '',
  requestId: '',
  resources: '',
};

export type SiwePlace = Readonly<{
  /** This page's host and address. */
  host: string;
  href: string;
  account?: Address | undefined;
  chainId?: number | undefined;
  now: Date;
}>;

/** Fills what is empty: this page as the site, the account and network in use, a new nonce, and now. */
export function filledSiwe(fields: SiweFields, { host, href, account, chainId, now }: SiwePlace): SiweFields {
  const or = (typed: string, other: string) => (typed === '' ? other : typed);
  return {
    ...fields,
    domain: or(fields.domain, host),
    uri: or(fields.uri, href),
    address: or(fields.address, account ?? ''),
    chainId: or(fields.chainId, chainId === undefined ? '' : String(chainId)),
    nonce: or(fields.nonce, siweNonce(crypto.getRandomValues(new Uint8Array(12)))),
    issuedAt: or(fields.issuedAt, now.toISOString()),
  };
}
