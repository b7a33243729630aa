import * as words from '@readback/phrases/words/web/activity/entry.ts';
import { useEffect } from 'react';
import { activity, useEntry } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { useChanging } from '../data/base/changing.ts';
import { forgetEntries } from '../data/activity/forgetEntries.ts';
import { EntryTitle } from '../entries/EntryTitle.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './ActivityScreen.module.css';
import { forgotten } from './forgotten.ts';

/** What was forgotten just now comes back by a press, as long as the list is open; after that nothing of it is left. */
export function ForgottenLine() {
  const entry = useChanging(forgotten);
  return entry ? <Line key={entry.id} entry={entry} /> : null;
}

function Line({ entry }: { entry: ActivityEntry }) {
  const isBack = useEntry(entry.id) !== undefined;
  useEffect(
    // That it was handed to a wallet is forgotten with it, and not before: what comes back is never offered twice.
    () => () => {
      if (activity.entry(entry.id) === undefined) forgetEntries([entry.id]);
      if (forgotten.get() === entry) forgotten.set(undefined);
    },
    [entry],
  );
  if (isBack) return null;
  return (
    <div className={styles.forgotten}>
      <Notice
        title={words.forgotten}
        live="status"
        actions={<Button onClick={() => activity.restore(entry)}>{words.undo}</Button>}
      >
        <EntryTitle entry={entry} />
      </Notice>
    </div>
  );
}
