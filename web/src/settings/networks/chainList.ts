import { nativeDecimals } from '@readback/core/world/nativeDecimals.ts';
import type { Chain } from 'viem';
// oxlint-disable-next-line readback/one-signer -- definitions of chains, and nothing that asks or signs.
import * as chains from 'viem/chains';
import { isPracticeId } from '../../data/networks/allNetworks.ts';
import { isNodeUrl, readNodeUrl } from '../../data/base/nodeUrl.ts';
import type { ListedChain } from './searchChains.ts';

/**
 * Viem's list, as far as it can be used: chains whose currency has 18 decimals and whose node is reached by https or on
 * this device, one of each id and name.
 */
export const chainList: readonly ListedChain[] = listed(Object.values<Chain>(chains));

function listed(all: readonly Chain[]): readonly ListedChain[] {
  const seen = new Set<string>();
  return all.flatMap(({ id, name, nativeCurrency, rpcUrls, blockExplorers, testnet }) => {
    const rpc = readNodeUrl(rpcUrls.default.http[0] ?? '');
    const key = `${id} ${name}`;
    if (seen.has(key) || isPracticeId(id) || nativeCurrency.decimals !== nativeDecimals || !rpc.ok) return [];
    seen.add(key);
    const explorer = readNodeUrl(blockExplorers?.default.url ?? '');
    return [
      {
        chainId: id,
        name,
        symbol: nativeCurrency.symbol,
        rpc: rpc.value,
        ...(explorer.ok && isNodeUrl(explorer.value) ? { explorer: explorer.value } : {}),
        testnet: testnet ?? false,
      },
    ];
  });
}
