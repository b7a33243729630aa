import { Popover } from '@base-ui/react/popover';
import { Link } from '../router/Link.tsx';
import { useSyncExternalStore } from 'react';
import { useNetworks } from '../data/config.ts';
import { useCapabilities } from '../data/networks/capabilities.ts';
import type { Network } from '../data/parseConfig.ts';
import { SafeText } from '../ui/SafeText.tsx';
import { AddNetworkDialog } from './AddNetworkDialog.tsx';
import styles from './Chip.module.css';
import { networkInUse } from './networkInUse.ts';
import { walletStore } from './store.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import { useWallet, type Wallet } from './useWallet.ts';
import { Sheet } from './WalletMenu.tsx';

/** The network in use, and the enabled ones to change to. */
export function NetworkChip() {
  const wallet = useWallet();
  const networks = useNetworks();
  const state = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const { chainId, network } = networkInUse(state, networks);
  return (
    <>
      <Popover.Root
        open={state.networksOpen}
        onOpenChange={(networksOpen) => walletStore.set({ networksOpen })}
      >
        <Popover.Trigger
          className={`${styles.chip} ${network ? styles.network : styles.unknown}`}
          data-testid="network"
        >
          <span className={styles.mark} aria-hidden />
          <span className={styles.lines}>
            <span className={styles.first}>
              <span className={styles.name}>
                {network ? <SafeText text={network.name} /> : unnamed(chainId)}
              </span>
            </span>
            <span className={network ? styles.second : `${styles.second} ${styles.trouble}`}>
              {state.switching ? 'Switching…' : saysOf(network, chainId)}
            </span>
          </span>
        </Popover.Trigger>
        <Sheet title="Network">
          <p className={styles.sub}>
            {networks.length > 0
              ? 'Readback asks only the nodes of these networks.'
              : 'No network is enabled. Requests are still decoded here.'}
          </p>
          <ul className={styles.networks}>
            {networks.map((it) => (
              <li key={it.chainId}>
                <Choice network={it} inUse={it.chainId === chainId} wallet={wallet} />
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <Link
              to="/settings"
              search={{ section: 'networks' }}
              onClick={() => walletStore.set({ networksOpen: false })}
            >
              Add or change networks
            </Link>
          </p>
          <div className={styles.notices}>
            {wallet.trouble.map((it) => (
              <TroubleNotice key={it.word} trouble={it} />
            ))}
          </div>
        </Sheet>
      </Popover.Root>
      <AddNetworkDialog />
    </>
  );
}

function Choice({ network, inUse, wallet }: { network: Network; inUse: boolean; wallet: Wallet }) {
  const { switching } = walletStore.get();
  // Only what was found out earlier: the list asks nobody.
  const { capabilities } = useCapabilities(network, { open: false });
  const choose = async () => {
    if (inUse || switching) return;
    const switched = await wallet.switchNetwork(network.chainId);
    if (switched.kind === 'switched') walletStore.set({ networksOpen: false });
  };
  return (
    <button
      type="button"
      className={styles.choice}
      aria-current={inUse}
      onClick={() => void choose()}
      data-testid={`network-${network.chainId}`}
    >
      <span className={styles.lines}>
        <SafeText text={network.name} />
        <span className={styles.sub}>
          chain {network.chainId}
          {network.practice ? ', practice' : ''}
          {network.custom ? ', added by you' : ''}
          {capabilities?.simulate.can === 'no' ? ', node cannot simulate requests' : ''}
        </span>
      </span>
      <span className={styles.sub}>
        {inUse ? 'in use' : switching?.chainId === network.chainId ? 'asking the wallet…' : ''}
      </span>
    </button>
  );
}

function unnamed(chainId: number | undefined): string {
  return chainId === undefined ? 'No network' : `Chain ${chainId}`;
}

function saysOf(network: Network | undefined, chainId: number | undefined): string {
  if (!network) return chainId === undefined ? 'none enabled' : 'not enabled here';
  return `chain ${network.chainId}`;
}
