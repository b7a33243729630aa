import { accountKey } from '../../text/accountKey.ts';
import type { Address } from 'viem';
import { protocolAt } from '../../shipped/protocols.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { memoizePerRequest, type WithRequest } from '../../kit/memoizePerRequest.ts';

/**
 * Contracts that make whatever calls anybody hands them, as themselves: what they may spend, everybody may spend. They
 * are at one address wherever they stand: Multicall3 and, of Safe, MultiSendCallOnly (package
 * @safe-global/safe-deployments 1.37.63). MultiSend itself runs by delegatecall alone, and serves nobody else.
 */
const everywhere: ReadonlySet<string> = new Set([
  '0xca11bde05977b3631167028862be2a173976ca11', // Multicall3
  '0x40a2accbd92bca938b02010e17a5b8929b49130d', // MultiSendCallOnly 1.3.0
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b', // MultiSendCallOnly 1.3.0
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2', // MultiSendCallOnly 1.4.1
  '0xa83c336b20401af773b6219ba5027174338d1836', // MultiSendCallOnly 1.5.0
]);

/** The same on Ethereum alone. */
const onEthereum: ReadonlySet<string> = new Set([
  '0xeefba1e63905ef1d7acba5a8513c70307c1ce441', // Multicall
  '0x5ba1e12693dc8f9c48aad8770482f4739beed696', // Multicall2
]);

const isEthereum = memoizePerRequest((view) => requestChain(view) === 1);

/**
 * The shipped names of contracts that make the calls which a router hands on from whoever calls it: Pendle's swap
 * aggregator and its reflector, and Bundler3 of Morpho, whose adapters are what spends; and what carries out here the messages that
 * anybody sends on another network.
 */
const openNames: ReadonlySet<string> = new Set([
  'Pendle swap',
  'Pendle reflector',
  'Morpho bundler',
  'Base portal',
  'Linea message service',
  'Scroll messenger',
]);

/** Whether anybody can have a contract make calls as itself. */
export function isOpenToAll(view: WithRequest, contract: Address): boolean {
  const address = accountKey(contract);
  const chainId = requestChain(view);
  if (chainId !== undefined && openNames.has(protocolAt(chainId, contract) ?? '')) return true;
  return everywhere.has(address) || (onEthereum.has(address) && isEthereum(view));
}
