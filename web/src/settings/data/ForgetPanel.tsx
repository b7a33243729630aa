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
        You can forget balances, names and all other fetched data at any time: it is fetched again when
        needed. Pictures may stay in the browser’s own cache, which only the browser clears.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void forgetFetched().then(() => setForgotten(true))}>
          Forget fetched data
        </Button>
        <output className={styles.sub}>
          {forgotten ? 'Forgotten, in memory and on disk. What is on screen now was read before.' : ''}
        </output>
      </div>
      <p className={styles.lead}>
        “Everything” includes what you created here: Activity, address book, tokens, ABIs, settings and wallet
        connections.
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
      description="Everything Readback keeps in this browser is deleted, in every tab. This cannot be undone. To keep a copy, export it first."
      mustAnswer
    >
      <ul className={styles.losses}>
        <li>{counted(entries.length, 'request', 'requests')} with readbacks, signatures and hashes</li>
        <li>{counted(named, 'name', 'names')} you gave, and which accounts are yours</li>
        <li>tokens, spenders and ABIs you added, networks and nodes you set</li>
        <li>sources, units, theme, and the assistant’s setup</li>
        {wallet.status === 'disconnected' ? null : <li>the connection to your wallet</li>}
        {asked > 0 ? (
          <li>
            <b>{counted(asked, 'request', 'requests')} still open in a wallet.</b> Forgetting does not cancel
            them: reject them in the wallet, or what it signs will not be checked here.
          </li>
        ) : null}
        {waiting > 0 ? (
          <li>
            <b>{counted(waiting, 'transaction', 'transactions')} not mined yet.</b> Their outcome will no
            longer be compared with what was read back.
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
