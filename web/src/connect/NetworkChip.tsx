import { simulates } from '@readback/core/world/probe/simulates.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/connect/networks.ts';
import { Popover } from '@base-ui/react/popover';
import { Link } from '../router/Link.tsx';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { useChanging } from '../data/base/changing.ts';
import { useNetworks } from '../data/networks/config.ts';
import { reach } from '../data/networks/reach.ts';
import { useCapabilities } from '../data/asking/capabilities.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { NetworkMark } from '../ui/marks/Mark.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { AddNetworkDialog } from './AddNetworkDialog.tsx';
import look from '../ui/look/look.module.css';
import styles from './Chip.module.css';
import { networkInUse } from '../wallet/base/networkInUse.ts';
import { walletStore } from '../wallet/base/store.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import { useWallet, type Wallet } from '../wallet/useWallet.ts';
import { Sheet } from './WalletMenu.tsx';

/** Seldom wanted. */
const SilentNode = lazyPart(async () => (await import('./SilentNode.tsx')).SilentNode);

/** The network in use, and the enabled ones to change to. */
export function NetworkChip() {
  const wallet = useWallet();
  const networks = useNetworks();
  const state = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const { chainId, network } = networkInUse(state, networks);
  const silent = useChanging(reach).get(network?.chainId ?? 0) === false;
  return (
    <>
      <Popover.Root
        open={state.networksOpen}
        onOpenChange={(networksOpen) => walletStore.set({ networksOpen })}
      >
        <Popover.Trigger
          className={`${styles.chip} ${network ? '' : styles.unknown} ${silent ? styles.silent : ''}`}
          data-testid="network"
        >
          {network && !silent ? (
            <NetworkMark chainId={network.chainId} name={network.name} size={20} />
          ) : (
            <span className={styles.mark} aria-hidden />
          )}
          <span className={styles.lines}>
            <span className={styles.first}>
              <span className={styles.name}>
                {network ? <SafeText text={network.name} /> : unnamedWords(chainId)}
              </span>
            </span>
            <span className={network ? styles.second : `${styles.second} ${styles.trouble}`}>
              {state.switching ? words.switching : silent ? words.silent : secondLine(network, chainId)}
            </span>
          </span>
        </Popover.Trigger>
        <Sheet title={words.title}>
          {network && silent ? (
            <Suspense>
              <SilentNode network={network} />
            </Suspense>
          ) : null}
          <p className={look.quietWrap}>{networks.length > 0 ? words.lead : words.noneLead}</p>
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
              {words.addOrChange}
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
      <NetworkMark chainId={network.chainId} name={network.name} size={24} />
      <span className={styles.lines}>
        <SafeText text={network.name} />
        <span className={look.quietWrap}>
          {fill(words.choice, {
            id: String(network.chainId),
            practice: network.practice ? 'yes' : 'no',
            custom: network.custom ? 'yes' : 'no',
            simulates: capabilities !== undefined && simulates(capabilities) === 'no' ? 'no' : 'other',
          })}
        </span>
      </span>
      <span className={look.quietWrap}>
        {inUse ? words.inUse : switching?.chainId === network.chainId ? words.asking : ''}
      </span>
    </button>
  );
}

function unnamedWords(chainId: number | undefined): string {
  return chainId === undefined ? words.none : fill(words.unnamed, { id: String(chainId) });
}

function secondLine(network: Network | undefined, chainId: number | undefined): string {
  if (!network) return chainId === undefined ? words.noneEnabled : words.notEnabled;
  return fill(words.chain, { id: String(network.chainId) });
}
