import type { Incoming } from '@readback/core/model/request.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import type { Address } from 'viem';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';

/** Whose part the flyer plays. An authorization does not say whose account it is for: it is the user's own. */
export function flownBy({ request }: Incoming, { info }: Setting): Address {
  const own = askedAccount(request.body) ?? info.accounts[0]?.address;
  if (own === undefined) throw new Error('The practice chain has no accounts.');
  return own;
}
