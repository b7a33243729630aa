import { useNetworks } from '../data/networks/config.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { useWallet } from '../wallet/useWallet.ts';
import type { ComposeContext } from './composed.ts';

export type FormContext = ComposeContext &
  Readonly<{ network: Network | undefined; chain: string; networkName: string | undefined }>;

/**
 * What the forms know: the network chosen in the form, else the one in use, and the account that would sign, else
 * the one that is watched.
 */
export function useComposeContext(chosen = ''): FormContext {
  const networks = useNetworks();
  const wallet = useWallet();
  const network = networks.find(({ chainId }) => String(chainId) === chosen) ?? wallet.network;
  return {
    network,
    networkName: network?.name,
    chain: network === undefined ? '' : String(network.chainId),
    account: wallet.account ?? wallet.watched,
  };
}
