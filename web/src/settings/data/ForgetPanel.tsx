import { useState } from 'react';
import { useActivity } from '../../data/activity.ts';
import { useBook } from '../../data/book.ts';
import { forgetFetched } from '../../data/queryClient.ts';
import { settled } from '../../data/settled.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { useWallet } from '../../wallet/useWallet.ts';
import styles from './Data.module.css';
import { forgetEverything } from './forgetEverything.ts';

/** Two ways to be rid of what is kept: what was fetched, or all of it. */
export function ForgetPanel() {
  const [forgotten, setForgotten] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="forget">
      <h2 id="forget">Forget</h2>
      <p className={styles.lead}>
        Balances, names and all else that was fetched can be forgotten at any time: it is fetched again when
        you look at it. Pictures may stay in the browser’s own cache, which only the browser empties.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void forgetFetched().then(() => setForgotten(true))}>
          Forget what was fetched
        </Button>
        <output className={styles.sub}>
          {forgotten ? 'Forgotten, in memory and on disk. What is in sight now was read before.' : ''}
        </output>
      </div>
      <p className={styles.lead}>
        Everything is also what you made here yourself: Activity, address book, tokens, ABIs, settings, and
        the connections to wallets.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => setAsking(true)}>Forget everything</Button>
      </div>
      <ForgetDialog open={asking} onOpenChange={setAsking} />
    </section>
  );
}

/** Names what would be lost before it is. */
function ForgetDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const wallet = useWallet();
  const entries = useActivity();
  const named = useBook().filter(({ name }) => name !== undefined).length;
  const [busy, setBusy] = useState(false);
  const asked = entries.filter(({ state }) => state === 'asked').length;
  const waiting = entries.filter(
    ({ state, hearback }) => state === 'sent' && hearback?.effects === 'pending',
  ).length;

  const forget = async () => {
    setBusy(true);
    if (wallet.status !== 'disconnected') await settled(wallet.disconnect, 4_000);
    await forgetEverything(forgetFetched);
    // What is in memory goes with the page, and the page begins where a new one does.
    location.hash = '#/';
    location.reload();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Forget everything?"
      description="All that Readback keeps in this browser is deleted, in every tab. This cannot be undone. To have it again later, save it as a file first."
      mustAnswer
    >
      <ul className={styles.losses}>
        <li>{counted(entries.length, 'request', 'requests')} with readbacks, signatures and hashes</li>
        <li>{counted(named, 'name', 'names')} that you gave, and which accounts are yours</li>
        <li>tokens, spenders and ABIs that you added, networks and nodes that you set</li>
        <li>sources, units, theme, and what the assistant is set up with</li>
        {wallet.status === 'disconnected' ? null : <li>the connection to your wallet</li>}
        {asked > 0 ? (
          <li>
            <b>{counted(asked, 'request', 'requests')} still open in a wallet.</b> Forgetting takes nothing
            back there: reject in the wallet, or what it signs is compared with nothing here.
          </li>
        ) : null}
        {waiting > 0 ? (
          <li>
            <b>{counted(waiting, 'transaction', 'transactions')} not mined yet.</b> What becomes of them is
            not compared with what was read back any more.
          </li>
        ) : null}
      </ul>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Keep it</Button>
        <Button tone="primary" busy={busy} onClick={() => void forget()}>
          Forget everything
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
