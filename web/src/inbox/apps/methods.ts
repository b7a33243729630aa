import { signingMethods } from '@readback/core/request/wallet/methods.ts';

/**
 * What waits for a Review. Batches are left out: an app that sends one asks for its status after that, which only the
 * wallet knows.
 */
export const reviewed: ReadonlySet<unknown> = new Set([
  signingMethods.transaction,
  signingMethods.message,
  signingMethods.typedData,
]);

/** What is answered here at once: it says nothing that the session did not say, and asks no wallet. */
export const answered: ReadonlySet<unknown> = new Set([
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
  'wallet_switchEthereumChain',
]);
