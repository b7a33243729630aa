import { parseAddress } from '@readback/core/text/address.ts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { watch } from './watched.ts';
import styles from './WatchForm.module.css';

/** Takes an address to look at without a wallet. */
export function WatchForm({ onWatched }: { onWatched: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  // The button that opened this is gone, and the focus with it.
  useEffect(() => field.current?.focus(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const parsed = parseAddress(text);
    if (!parsed.ok) return setError(parsed.error.shortMessage);
    watch(parsed.value);
    onWatched();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Address to watch"
        mono
        value={text}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        placeholder="0x…"
        error={error}
        hint="Requests are read back for this account. Nothing can be signed with it here."
        ref={field}
      />
      <Button type="submit">Watch</Button>
    </form>
  );
}
