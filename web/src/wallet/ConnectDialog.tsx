import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './ConnectDialog.module.css';
import { announced, discover, hasTwin, onAnnounced } from './discover.ts';
import { isPractice } from './practice/announcement.ts';
import { cancelConnect, connectTo } from './runtime.ts';
import { walletStore } from './store.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import { useWallet } from './useWallet.ts';
import { WalletRow } from './WalletRow.tsx';
import { WatchForm } from './WatchForm.tsx';

/** Where a wallet is chosen: every one that announced itself, as it calls itself; or an address to watch. */
export function ConnectDialog() {
  const { connectOpen, attempt, status } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const { trouble } = useWallet();
  const wallets = useSyncExternalStore(onAnnounced, announced);
  const [watching, setWatching] = useState(false);

  // Wallets that came late announce themselves when they are asked again.
  useEffect(() => {
    if (connectOpen) discover();
  }, [connectOpen]);

  const close = () => {
    if (attempt) void cancelConnect();
    setWatching(false);
    walletStore.set({ connectOpen: false });
  };
  const ours = wallets.filter((it) => isPractice(it.provider));
  const rows = [...wallets.filter((it) => !isPractice(it.provider)), ...ours];

  return (
    <Dialog
      open={connectOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title="Connect a wallet"
      description="Readback never holds keys. Your wallet still asks you before it signs."
      mustAnswer={attempt !== undefined}
    >
      {status === 'connected' ? null : trouble.map((it) => <TroubleNotice key={it.word} trouble={it} />)}
      {rows.length === 0 ? <NoWallet /> : null}
      <ul className={styles.wallets}>
        {rows.map((wallet) => (
          <WalletRow
            key={wallet.key}
            wallet={wallet}
            twin={hasTwin(wallet, wallets)}
            attempt={attempt}
            onConnect={() => void connectTo(wallet)}
            onCancel={() => void cancelConnect()}
          />
        ))}
      </ul>
      <div className={styles.watch}>
        {watching ? (
          <WatchForm onWatched={close} />
        ) : (
          <p className={styles.line}>
            No wallet at hand?{' '}
            <Button tone="quiet" onClick={() => setWatching(true)}>
              Watch an address
            </Button>{' '}
            instead.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function NoWallet() {
  return (
    <Notice
      title="No wallet was found in this browser"
      actions={<Button onClick={discover}>Look again</Button>}
    >
      Switch on the extension of your wallet, or install one, and let it run on this page. Some need the page
      to be reloaded. On a phone, open this page inside the wallet's own browser.
    </Notice>
  );
}
