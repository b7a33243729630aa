import * as words from '@readback/phrases/words/web/wallet/connect.ts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { AddressField } from '../names/AddressField.tsx';
import { useTypedAddress } from '../names/useTypedAddress.ts';
import { Button } from '../ui/Button.tsx';
import { useWallet } from '../wallet/useWallet.ts';
import { watch } from '../wallet/kept/watched.ts';
import styles from './WatchForm.module.css';

/** Takes an address, or a name that gives one, to look at without a wallet. */
export function WatchForm({ onWatched }: { onWatched: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const chainId = useWallet().network?.chainId;
  const typed = useTypedAddress(text, { chainId });

  // The button that opened this is gone, and the focus with it.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.address) {
      watch(typed.address);
      onWatched();
    } else {
      setError(typed.state === 'resolving' ? words.watch.resolving : (typed.error ?? words.watch.missing));
    }
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <AddressField
        label={words.watch.address}
        value={text}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        chainId={chainId}
        error={error}
        hint={words.watch.hint}
      />
      <Button type="submit">{words.watch.confirm}</Button>
    </form>
  );
}
