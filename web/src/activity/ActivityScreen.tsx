import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { activity, useActivity } from '../data/activity.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './ActivityScreen.module.css';
import { EntryList } from './EntryList.tsx';

/** Everything that was read back here, the newest first. */
export function ActivityScreen() {
  const entries = useActivity();
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.screen}>
      <div className={styles.head}>
        <h1>Activity</h1>
        {entries.length > 0 ? <Button onClick={() => setAsking(true)}>Forget all</Button> : null}
      </div>
      <p className={styles.lead}>
        {activity.keeping() === 'kept'
          ? 'What was read back in this browser and what became of it. It is kept on this device only, and nothing in it is ever sent again.'
          : 'What was read back and what became of it. This browser lets Readback keep nothing, so the list ends when the page is closed.'}
      </p>
      {entries.length > 0 ? (
        <EntryList entries={entries} />
      ) : (
        <EmptyState title="Nothing has been read back here yet">
          Paste a request on <Link to="/">Start</Link>, or write one on{' '}
          <Link to="/compose" search={{ kind: 'send' }}>
            Compose
          </Link>
          .
        </EmptyState>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Forget all activity?"
        description="The readbacks, signatures and hashes kept on this device are deleted. What was sent stays on its chain. This cannot be undone."
      >
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button
            tone="primary"
            onClick={() => {
              activity.clear();
              setAsking(false);
            }}
          >
            Forget all
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}
