import { fill } from '@readback/phrases/fill.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import * as words from '@readback/phrases/words/web/desk.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import pick from '../ui/fields/FilePick.module.css';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { Notice } from '../ui/Notice.tsx';
import { addProposals } from './addProposals.ts';
import type { DeskOf } from './deskId.ts';
import type { Kept } from './deskOf.ts';
import styles from './Desk.module.css';

/** In characters: far more than a full queue. */
const mostText = 4_000_000;

/** Takes in transactions from text or files. What was typed stays until all of it was taken. */
export function AddProposals({ of, kept }: { of: DeskOf; kept: Kept }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [says, setSays] = useState<string>();
  const id = useId();

  const take = (given: string): boolean => {
    setSays(undefined);
    if (given.length > mostText) {
      setError(fill(words.tooLarge, { size: '4 MB' }));
      return false;
    }
    try {
      const added = addProposals(given, of, kept);
      setError(added.is === 'elsewhere' ? fill(words.elsewhere, { count: added.count }) : undefined);
      if (added.is === 'there') setSays(words.there);
      if (added.is === 'added') setSays(fill(words.added, { count: added.count }));
      return added.is !== 'elsewhere';
    } catch (problem) {
      if (!(problem instanceof ReadbackError)) throw problem;
      setError(errorText(problem));
      return false;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (take(text)) setText('');
  };
  const open = async (files: readonly File[]) => {
    const texts = await Promise.all(files.map((it) => it.text()));
    const all = texts.join('\n');
    if (!take(all)) setText(all.slice(0, mostText));
  };
  return (
    <form className={styles.add} aria-label={words.add} onSubmit={submit} noValidate>
      <TextArea
        mono
        label={words.addLabel}
        hint={words.addHint}
        value={text}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        error={error}
      />
      <div className={styles.acts}>
        <Button tone="primary" type="submit" aria-disabled={text.trim() === ''}>
          {words.take}
        </Button>
        <label className={pick.file} htmlFor={id}>
          {words.choose}
        </label>
        <input
          className={pick.fileInput}
          id={id}
          type="file"
          multiple
          accept="application/json,.json,text/plain,.txt"
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // The same file can be chosen again.
            event.currentTarget.value = '';
            if (files.length > 0) void open(files);
          }}
        />
      </div>
      {says === undefined ? null : <Notice title={says} live="status" />}
    </form>
  );
}
