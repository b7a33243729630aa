import * as words from '@readback/phrases/words/web/wallet/connect.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isReachable, reloadWith } from '../data/sources/hosts.ts';
import { useSetting } from '../data/base/setting.ts';
import { useIsOn } from '../data/sources/sources.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Words } from '../ui/text/Words.tsx';
import styles from './ConnectDialog.module.css';
import { announced, discover, onAnnounced } from '../wallet/base/discover.ts';
import { cancelConnect, connectTo, toGoOn } from '../wallet/runtime.ts';
import { walletStore } from '../wallet/base/store.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import { useWallet } from '../wallet/useWallet.ts';
import { WalletRows } from './WalletRows.tsx';
import { WatchForm } from './WatchForm.tsx';
import { walletConnectRdns } from '../wallet/walletconnect/offer.ts';
import { PairingCode } from './PairingCode.tsx';
import { relayInUse, walletConnectSetting } from '../wallet/walletconnect/setting.ts';
import { WalletConnectRow } from './WalletConnectRow.tsx';
import { WalletConnectSetup } from './WalletConnectSetup.tsx';

/** Where a wallet is chosen: every one that announced itself, as it calls itself; one elsewhere; or an address to watch. */
export function ConnectDialog() {
  const { connectOpen, attempt, pairing, status } = useSyncExternalStore(
    walletStore.subscribe,
    walletStore.get,
  );
  const { trouble } = useWallet();
  const wallets = useSyncExternalStore(onAnnounced, announced);
  const { projectId } = useSetting(walletConnectSetting);
  const ready = useIsOn('walletConnect') && projectId !== '';
  const [part, setPart] = useState<'wallets' | 'watch' | 'setup'>('wallets');

  // Wallets that came late announce themselves when they are asked again.
  useEffect(() => {
    if (connectOpen) discover();
  }, [connectOpen]);

  const back = () => {
    void cancelConnect();
    setPart('wallets');
  };
  const close = () => {
    back();
    walletStore.set({ connectOpen: false });
  };
  const pair = () => {
    const relay = relayInUse();
    if (!relay) return setPart('setup');
    if (!isReachable(relay.relayUrl)) return reloadWith(toGoOn);
    setPart('wallets');
    void connectTo('walletConnect');
  };
  const pairs = attempt?.key === walletConnectRdns || pairing?.kind === 'expired';

  return (
    <Dialog
      open={connectOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={pairs || part === 'setup' ? words.overWalletConnect : words.title}
      description={words.lead}
      mustAnswer={attempt !== undefined || part === 'setup'}
    >
      {status === 'connected' ? null : trouble.map((it) => <TroubleNotice key={it.word} trouble={it} />)}
      {pairs ? (
        <PairingCode pairing={pairing} onNew={pair} onCancel={back} />
      ) : part === 'setup' ? (
        <WalletConnectSetup onDone={pair} onCancel={back} />
      ) : (
        <>
          <WalletRows wallets={wallets} attempt={attempt}>
            <WalletConnectRow ready={ready} onConnect={pair} />
          </WalletRows>
          <div className={styles.watch}>
            {part === 'watch' ? (
              <WatchForm onWatched={close} />
            ) : (
              <p className={styles.line}>
                <Words
                  of={words.orWatch}
                  values={{
                    watch: (inner) => (
                      <Button tone="quiet" onClick={() => setPart('watch')}>
                        {inner}
                      </Button>
                    ),
                  }}
                />
              </p>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
