import { passedOnMethods } from '@readback/core/request/wallet/harmlessMethods.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { isAddress } from 'viem';
import { isRecord } from '../../data/base/shapes.ts';
import { chainIdOf } from '../../wallet/base/provider.ts';
import type { Passing } from '../waiting/waiting.ts';

/** How much of a list is shown; a call with more is read as none of these. */
const most = 10;

/**
 * What a call that signs nothing would change in a wallet; `odd` where it does not say so, and undefined for every other
 * call.
 */
export function readPassing(call: string): Passing | 'odd' | undefined {
  const { method, params } = JSON.parse(call) as { method: string; params?: unknown };
  return passedOnMethods.has(method) ? (passingIn(method, params) ?? 'odd') : undefined;
}

function passingIn(method: string, params: unknown): Passing | undefined {
  // EIP-747 knows an object, and the others a list with one.
  const first: unknown = Array.isArray(params) ? (params.length === 1 ? params[0] : undefined) : params;
  if (!isRecord(first)) return undefined;
  if (method === 'wallet_addEthereumChain') return network(first);
  if (method === 'wallet_watchAsset') return token(first);
  const names = Object.keys(first);
  return names.length > 0 && names.length <= most ? { kind: 'permissions', names } : undefined;
}

function network({ chainId, chainName, rpcUrls }: Record<string, unknown>): Passing | undefined {
  const id = typeof chainId === 'string' ? chainIdOf(chainId) : undefined;
  const isList = Array.isArray(rpcUrls) && rpcUrls.length > 0 && rpcUrls.length <= most;
  if (id === undefined || typeof chainName !== 'string' || !isList) return undefined;
  const nodes = rpcUrls.filter((it) => typeof it === 'string');
  return nodes.length === rpcUrls.length
    ? { kind: 'network', chainId: id, name: chainName, nodes }
    : undefined;
}

function token({ type, options }: Record<string, unknown>): Passing | undefined {
  if (!['ERC20', 'ERC721', 'ERC1155'].includes(String(type)) || !isRecord(options)) return undefined;
  const { address, symbol } = options;
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined;
  return { kind: 'token', address: checksummed(address), symbol: typeof symbol === 'string' ? symbol : '' };
}
