import { type FormEvent, useEffect, useState } from 'react';
import type { KeyHolder } from '../../data/keyHolder.ts';
import type { Source } from '../../data/sources.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
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
      return setError(`Enter the key as ${source.name} shows it: one word of letters, digits and symbols.`);
    setTyped('');
    const kept = await holder.holdKey(url, key, remember);
    setError(kept ? undefined : 'This browser cannot remember it. It is kept until the page is closed.');
  }

  if (held?.baseUrl === url)
    return (
      <div className={styles.keyed}>
        <span>
          {held.remembered
            ? 'Its key is remembered on this device, encrypted for this address.'
            : 'Its key is kept until the page is closed or reloaded.'}
        </span>
        <Button tone="quiet" onClick={holder.forgetKey} aria-label={`Forget the key for ${source.name}`}>
          Forget the key
        </Button>
      </div>
    );
  return (
    <form
      className={styles.replace}
      aria-label={`Key for ${source.name}`}
      noValidate
      onSubmit={(event) => void hold(event)}
    >
      <TextField
        label={`Key for ${source.name}`}
        hint="Without a key, this source is not asked. The key is sent only to this address, with each question."
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
        <Button type="submit">Use this key</Button>
        <span>Remember on this device</span>
        <Switch
          label={`Remember the key for ${source.name} on this device`}
          on={remember}
          onChange={setRemember}
        />
      </div>
    </form>
  );
}
