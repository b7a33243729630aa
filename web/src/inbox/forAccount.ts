import type { Body, Incoming } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { Address } from 'viem';
import { lacksAccount } from './lacksAccount.ts';

/** The same request, asked of an account: who would send it, or sign it. */
export function forAccount(incoming: Incoming, account: Address): Incoming {
  const { body, raw, beside } = incoming.request;
  return { ...incoming, request: freeze(withAccount(body, account), raw, beside), receivedAt: Date.now() };
}

function withAccount(body: Body, account: Address): Body {
  if (!lacksAccount(body)) return body;
  return body.kind === 'typedData' ? { ...body, signer: account } : ({ ...body, from: account } as Body);
}
