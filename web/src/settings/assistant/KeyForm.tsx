import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AssistantChoice } from '../../assistant/choice.ts';
import { forgetKey, holdKey, useHeldKey } from '../../assistant/key.ts';
import { presets } from '../../assistant/presets.ts';
import { goOn } from '../../data/hosts.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Assistant.module.css';

/** The key, for exactly this address. It is never shown again, exported, or put into a link. */
export function KeyForm({ choice: { preset, baseUrl } }: { choice: AssistantChoice }) {
  const held = useHeldKey();
  const [typed, setTyped] = useState('');
  const [remember, setRemember] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const here = held?.baseUrl === baseUrl ? held : undefined;

  // The page was opened anew for this host: what is typed next is the key.
  useEffect(() => {
    if (goOn('assistant') !== undefined) field.current?.focus();
  }, []);

  async function hold() {
    const key = typed.trim();
    if (!/^[\x21-\x7e]{1,500}$/.test(key)) {
      return setError('Enter the key as the provider shows it: one word of letters, digits and symbols.');
    }
    setTyped('');
    const kept = await holdKey(baseUrl, key, remember);
    setError(kept ? undefined : 'This browser cannot remember it. It is kept until the page is closed.');
  }

  if (here) {
    return (
      <div className={styles.option}>
        <div>
          <b>Key</b>
          <p className={styles.sub}>
            {here.remembered
              ? 'Remembered on this device, encrypted by this browser for this address.'
              : 'In memory until the page is closed or reloaded.'}
          </p>
        </div>
        <Button onClick={forgetKey}>Forget the key</Button>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      aria-label="Key"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void hold();
      }}
    >
      <TextField
        label={presets[preset].key === 'needed' ? 'Key' : 'Key, if the server requires one'}
        type="password"
        mono
        ref={field}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
        hint="Use a separate key with a spending limit. Anyone who can run code in this page could use it."
      />
      <div className={styles.option}>
        <div>
          <b>Remember on this device</b>
          <p className={styles.sub}>
            Off: it stays in memory until the page is closed. On: it is stored encrypted. A copy of the disk
            alone does not reveal it, but code in this page could still use it.
          </p>
        </div>
        <Switch label="Remember on this device" on={remember} onChange={setRemember} />
      </div>
      <div>
        <Button type="submit">Use this key</Button>
      </div>
    </form>
  );
}
