/** What is loaded when WalletConnect is used, and not before. */
import { networkInUse } from '../base/networkInUse.ts';
import type { Announced } from '../base/discover.ts';
import { walletStore } from '../base/store.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import { type Opened, openClient } from './client.ts';
import { walletConnectName, walletConnectRdns } from './offer.ts';
import { walletConnectProvider } from './provider.ts';

let opened: { by: string; wallet: Announced } | undefined;

/** The wallet at the other end, paired or not yet: the same for as long as the page is open and its relay stays. */
export async function openWalletConnect(
  relay: { projectId: string; relayUrl: string },
  networks: () => readonly Network[],
): Promise<Announced> {
  const by = `${relay.projectId} ${relay.relayUrl}`;
  if (opened?.by === by) return opened.wallet;
  const client: Opened = await openClient(relay);
  const provider = walletConnectProvider({
    opened: client,
    chains: () => {
      const { chainId } = networkInUse(walletStore.get(), networks());
      const ids = networks().map((it) => it.chainId);
      return [...ids.filter((it) => it === chainId), ...ids.filter((it) => it !== chainId)];
    },
    // A code can only be scanned where it is seen.
    onPairing: (pairing) => walletStore.set(pairing ? { pairing, connectOpen: true } : { pairing }),
  });
  const wallet: Announced = {
    key: walletConnectRdns,
    rdns: walletConnectRdns,
    name: walletConnectName,
    by: 'walletConnect',
    provider,
    ability: () => ({ methods: provider.methods() }),
    peer: provider.peer,
    leave: provider.leave,
  };
  opened = { by, wallet };
  return wallet;
}
