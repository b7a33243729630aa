import type { GlossaryId } from '@readback/phrases/glossaryId.ts';

/**
 * The words by which a readback speaks of an entry of the glossary, as they stand in a sentence. Words of every day that
 * have an entry, too (a token, a wallet), are asked about, and not marked.
 */
export const termsInText: Readonly<Partial<Record<GlossaryId, readonly string[]>>> = {
  allowance: ['allowance', 'allowances'],
  spender: ['spender', 'spenders'],
  operator: ['operator', 'operators'],
  permit: ['permit', 'permits'],
  order: ['signed order', 'signed orders'],
  calldata: ['calldata'],
  selector: ['selector'],
  delegatecall: ['delegatecall'],
  router: ['router', 'routers'],
  slippage: ['minimum'],
  deadline: ['deadline'],
  plainAccount: ['plain account', 'plain accounts'],
  proxy: ['proxy', 'proxies'],
  delegation: ['delegated code', 'delegation', 'delegations'],
  typedData: ['typed data'],
  nonce: ['nonce', 'nonces'],
  multisig: ['Safe', 'multisig'],
  threshold: ['threshold'],
  owner: ['owners', 'modules'],
  gasFee: ['gas fee', 'gas fees'],
  gasLimit: ['gas limit'],
  simulation: ['simulation'],
  event: ['event', 'events'],
  fingerprint: ['fingerprint'],
  hash: ['hash'],
  liquidation: ['liquidation', 'liquidated'],
  bridge: ['bridge'],
  smartAccount: ['smart account', 'smart accounts'],
};
