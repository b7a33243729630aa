import * as words from '@readback/phrases/words/web/activity/entry.ts';
import { type FormEvent, useState } from 'react';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { isSent } from '../data/activity/isSent.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import styles from './EntryScreen.module.css';
import { readAnswer } from '../handing/readAnswer.ts';

/** The wallet's answer did not arrive, and the user may see it there: then it is compared after all. Nothing is sent. */
export function AnswerForm({ entry }: { entry: ActivityEntry }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const sent = isSent(entry);

  function take(event: FormEvent) {
    event.preventDefault();
    const read = readAnswer(entry, typed);
    if (!read.ok) return setError(read.error);
    activity.update(entry.id, read.patch);
  }

  return (
    <form className={styles.answer} onSubmit={take} aria-label={words.answer}>
      <TextField
        label={sent ? words.answerHash : words.answerSignature}
        hint={sent ? words.answerHashHint : words.answerSignatureHint}
        mono
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit">{words.compare}</Button>
    </form>
  );
}
