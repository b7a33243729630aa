import { readMethods } from './methods.ts';

/**
 * What a site may ask a wallet without a Review: what reads, what the wallet itself asks its user about before a site
 * sees an account or another network, and what became of a batch. Everything else waits, also what nobody knows yet.
 */
export const harmlessMethods: ReadonlySet<string> = new Set([
  ...readMethods,
  'eth_accounts',
  'eth_blobBaseFee',
  'eth_coinbase',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_protocolVersion',
  'eth_requestAccounts',
  'eth_subscribe',
  'eth_syncing',
  'eth_uninstallFilter',
  'eth_unsubscribe',
  'metamask_getProviderState',
  'net_listening',
  'net_peerCount',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
  'wallet_revokePermissions',
  'wallet_showCallsStatus',
  'wallet_switchEthereumChain',
  'web3_sha3',
]);

/**
 * What changes something in a wallet and signs nothing: the wallet asks its user, and what it would mean is said first.
 * EIP-3085, EIP-747, EIP-2255.
 */
export const passedOnMethods: ReadonlySet<string> = new Set([
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_requestPermissions',
]);

// The extension asks this in pages that may have replaced both by then.
const { isArray } = Array;
const { keys } = Object;

/** Whether `params` of `wallet_requestPermissions` ask to see accounts and nothing else, as connecting does. */
export function asksForAccountsOnly(params: unknown): boolean {
  if (!isArray(params) || params.length !== 1) return false;
  const asked: unknown = params[0];
  if (typeof asked !== 'object' || asked === null) return false;
  const names = keys(asked);
  return names.length === 1 && names[0] === 'eth_accounts';
}
