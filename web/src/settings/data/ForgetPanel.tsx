import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useState } from 'react';
import { useActivity } from '../../data/activity/activity.ts';
import { useBook } from '../../data/own/book.ts';
import { forgetFetched } from '../../data/rows/queryClient.ts';
import { settled } from '../../data/rows/settled.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { useWallet } from '../../wallet/useWallet.ts';
import look from '../../ui/look/look.module.css';
import styles from './Data.module.css';
import { forgetEverything } from './forgetEverything.ts';

/** Two ways to be rid of what is kept: what was fetched, or all of it. */
export function ForgetPanel() {
  const [forgotten, setForgotten] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="forget">
      <h2 id="forget">{words.forgetting}</h2>
      <p className={styles.lead}>{words.forgetLead}</p>
      <div className={styles.actions}>
        <Button onClick={() => void forgetFetched().then(() => setForgotten(true))}>
          {words.forgetFetched}
        </Button>
        <output className={look.quietWrap}>{forgotten ? words.forgotten : ''}</output>
      </div>
      <p className={styles.lead}>{words.everythingLead}</p>
      <div className={styles.actions}>
        <Button onClick={() => setAsking(true)}>{words.forgetEverything}</Button>
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
      title={words.forgetQuestion}
      description={words.forgetWarning}
      mustAnswer
    >
      <ul className={styles.losses}>
        <li>{fill(words.losses.requests, { count: entries.length })}</li>
        <li>{fill(words.losses.names, { count: named })}</li>
        <li>{words.losses.tables}</li>
        <li>{words.losses.settings}</li>
        {wallet.status === 'disconnected' ? null : <li>{words.losses.wallet}</li>}
        {asked > 0 ? (
          <li>
            <Words of={words.losses.asked} values={{ count: asked, b: (inner) => <b>{inner}</b> }} />
          </li>
        ) : null}
        {waiting > 0 ? (
          <li>
            <Words of={words.losses.waiting} values={{ count: waiting, b: (inner) => <b>{inner}</b> }} />
          </li>
        ) : null}
      </ul>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{words.keep}</Button>
        <Button tone="primary" busy={busy} onClick={() => void forget()}>
          {words.forgetEverything}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
