import { useSyncExternalStore } from 'react';
import { rpcUrl } from '../data/config.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { NodeUrl } from '../ui/NodeUrl.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import styles from './AddNetworkDialog.module.css';
import { walletStore } from './store.ts';

/** Asks before a wallet is told of a network that it does not know, and says what it will be told. */
export function AddNetworkDialog() {
  const { mayAdd } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  if (!mayAdd) return null;
  const { network, answer } = mayAdd;
  return (
    <Dialog
      open
      mustAnswer
      onOpenChange={(open) => (open ? undefined : answer(false))}
      title={`Add ${network.name} to your wallet?`}
      description="Your wallet does not know this network. You can add it, with its full node URL; your wallet asks you too."
    >
      <dl className={styles.facts}>
        <dt>Chain id</dt>
        <dd>{network.chainId}</dd>
        <dt>Currency</dt>
        <dd>
          <SafeText text={network.symbol} />
        </dd>
        <dt>Node</dt>
        <dd>
          <NodeUrl url={rpcUrl(network)} />
        </dd>
      </dl>
      <DialogActions>
        <Button onClick={() => answer(false)}>Not now</Button>
        <Button tone="primary" onClick={() => answer(true)}>
          Add to wallet
        </Button>
      </DialogActions>
    </Dialog>
  );
}
