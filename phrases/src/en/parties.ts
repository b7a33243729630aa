import type { PartyRole } from '@readback/core/model/readback.ts';

/** What someone is in a request. */
export const partyWords: Readonly<Record<PartyRole, string>> = {
  from: 'From',
  signer: 'Signer',
  to: 'To',
  with: 'Through',
  contract: 'Contract',
  token: 'Token',
  spender: 'Spender',
  operator: 'Operator',
  receiver: 'Recipient',
  named: 'Named',
  safe: 'Safe',
  site: 'Site',
};
