import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/connect/networks.ts';
import { useSyncExternalStore } from 'react';
import { rpcUrl } from '../data/networks/config.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { NodeUrl } from '../ui/fields/NodeUrl.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import styles from './AddNetworkDialog.module.css';
import { walletStore } from '../wallet/base/store.ts';

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
      title={fill(words.add.title, { network: network.name })}
      description={words.add.lead}
    >
      <dl className={styles.facts}>
        <dt>{words.add.chainId}</dt>
        <dd>{network.chainId}</dd>
        <dt>{words.add.currency}</dt>
        <dd>
          <SafeText text={network.symbol} />
        </dd>
        <dt>{words.add.node}</dt>
        <dd>
          <NodeUrl url={rpcUrl(network)} />
        </dd>
      </dl>
      <DialogActions>
        <Button onClick={() => answer(false)}>{words.add.notNow}</Button>
        <Button tone="primary" onClick={() => answer(true)}>
          {words.add.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
