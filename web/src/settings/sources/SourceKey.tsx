import { forgetHeld } from './forgetHeld.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/sources.ts';
import { type FormEvent, useEffect, useState } from 'react';
import type { KeyHolder } from '../../data/sources/keyHolder.ts';
import type { Source } from '../../data/sources/sources.ts';
import { namesOfSources } from '../../data/sources/sourceWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './Sources.module.css';

/** The user's own key to a source, for exactly this address. It is never shown again, exported, or put into a link. */
export function SourceKey({ source, url, holder }: { source: Source; url: string; holder: KeyHolder }) {
  const held = holder.useHeldKey();
  const [typed, setTyped] = useState('');
  const [remember, setRemember] = useState(false);
  const [error, setError] = useState<string>();

  // What was remembered lies on the disk, outside React.
  useEffect(() => void holder.recallKey(url), [holder, url]);

  async function hold(event: FormEvent) {
    event.preventDefault();
    const key = typed.trim();
    if (!/^[\x21-\x7e]{1,200}$/.test(key))
      return setError(fill(words.badKey, { name: namesOfSources[source.id] }));
    setTyped('');
    const kept = await holder.holdKey(url, key, remember);
    setError(kept ? undefined : words.notRemembered);
  }

  if (held?.baseUrl === url)
    return (
      <div className={styles.keyed}>
        <span>{words.kept[held.remembered ? 'disk' : 'memory']}</span>
        <Button
          tone="quiet"
          onClick={() => forgetHeld(holder, held)}
          aria-label={fill(words.forgetOf, { name: namesOfSources[source.id] })}
        >
          {words.forget}
        </Button>
      </div>
    );
  return (
    <form
      className={styles.replace}
      aria-label={fill(words.key, { name: namesOfSources[source.id] })}
      noValidate
      onSubmit={(event) => void hold(event)}
    >
      <TextField
        label={fill(words.key, { name: namesOfSources[source.id] })}
        hint={source.id === 'safeService' ? words.keyHintOptional : words.keyHint}
        type="password"
        mono
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
      />
      <div className={styles.keyed}>
        <Button type="submit">{words.useKey}</Button>
        <span>{words.remember}</span>
        <Switch
          label={fill(words.rememberOf, { name: namesOfSources[source.id] })}
          on={remember}
          onChange={setRemember}
        />
      </div>
    </form>
  );
}
