import type { Network } from '../../data/networks/parseConfig.ts';
import type { WalletState } from './store.ts';

/**
 * The chain the page works on: the wallet's, while one is connected; else the one chosen in the header; else the
 * first that is enabled. `network` is undefined when the wallet is on a chain that is not enabled here.
 */
export function networkInUse(
  { status, chainId, network }: Pick<WalletState, 'status' | 'chainId' | 'network'>,
  networks: readonly Network[],
): Readonly<{ chainId: number | undefined; network: Network | undefined }> {
  const id = status === 'connected' && chainId !== undefined ? chainId : (network ?? networks[0]?.chainId);
  return { chainId: id, network: networks.find((it) => it.chainId === id) };
}
