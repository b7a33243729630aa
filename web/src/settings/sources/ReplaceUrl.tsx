import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/sources.ts';
import { type FormEvent, useState } from 'react';
import { replaceUrl, type Source } from '../../data/sources/sources.ts';
import { namesOfSources } from '../../data/sources/sourceWords.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { sourceUrl } from './sourceUrl.ts';
import styles from './Sources.module.css';

/** Puts another host instead of a source's own. It learns what the other would have learned. */
export function ReplaceUrl({ source, now, onDone }: { source: Source; now: string; onDone: () => void }) {
  const [typed, setTyped] = useState(now);
  const [error, setError] = useState<string>();

  function save(event: FormEvent) {
    event.preventDefault();
    const read = sourceUrl(typed, source.url);
    if (!read.ok) return setError(read.error);
    replaceUrl(source.id, read.url);
    onDone();
  }

  return (
    <form
      className={styles.replace}
      onSubmit={save}
      aria-label={fill(words.newHost, { name: namesOfSources[source.id] })}
    >
      <TextField
        label={words.hostUrl}
        hint={
          source.url === ''
            ? words.ownHostHint
            : fill(words.hostHint, { name: namesOfSources[source.id], url: source.url })
        }
        mono
        inputMode="url"
        ref={focus}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="primary">
          {words.useHost}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  );
}

/** What was opened by a press is where the keyboard goes on. */
function focus(field: HTMLInputElement | null) {
  field?.focus();
}
