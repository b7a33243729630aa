import * as words from '@readback/phrases/words/web/wallet/problems.ts';
import { networkOf, rpcUrl } from '../data/networks/config.ts';
import { noteUsed } from '../data/own/usedNetworks.ts';
import { WalletError } from './base/problem.ts';
import { isProvider } from './base/provider.ts';
import { walletStore } from './base/store.ts';
import { type Switched, switchNetwork as switchIn } from './switchNetwork.ts';

/** Changes the network: of the wallet, if one is connected, else of the page. Never rejects. */
export async function switchNetwork(chainId: number): Promise<Switched> {
  const network = networkOf(chainId);
  if (!network) return { kind: 'failed', error: new WalletError('other', words.networkNotEnabled) };
  const { connector, status } = walletStore.get();
  if (status !== 'connected' || !connector) {
    noteUsed(chainId);
    walletStore.set({ network: chainId });
    return { kind: 'switched' };
  }
  walletStore.set({ problem: undefined, switching: { chainId, slow: false } });
  const provider = await connector.getProvider();
  const switched: Switched = isProvider(provider)
    ? await switchIn({ provider, network, rpc: rpcUrl(network), mayAdd: () => mayAdd(chainId) })
    : { kind: 'failed', error: new WalletError('gone', words.noLongerConnected) };
  walletStore.set({ switching: undefined });
  if (switched.kind === 'switched') connector.emitter.emit('change', { chainId });
  else walletStore.set({ problem: switched.error });
  return switched;
}

async function mayAdd(chainId: number): Promise<boolean> {
  const network = networkOf(chainId);
  if (!network) return false;
  const may = await new Promise<boolean>((answer) => walletStore.set({ mayAdd: { network, answer } }));
  walletStore.set({ mayAdd: undefined });
  return may;
}
