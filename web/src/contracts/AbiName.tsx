import * as words from '@readback/phrases/words/web/contracts.ts';
import { useState } from 'react';
import { abis, type KeptAbi, longestName } from '../data/abis.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Contracts.module.css';

/** What a contract is called here, and how to call it otherwise. */
export function AbiName({ kept }: { kept: KeptAbi }) {
  const [typed, setTyped] = useState<string>();
  if (typed === undefined) {
    return (
      <span className={styles.named}>
        <b>{kept.name === '' ? words.unnamed : <SafeText text={kept.name} max={80} />}</b>
        <Button tone="quiet" onClick={() => setTyped(kept.name)}>
          {kept.name === '' ? words.addName : words.rename}
        </Button>
      </span>
    );
  }
  return (
    <form
      className={styles.naming}
      aria-label={words.name}
      onSubmit={(event) => {
        event.preventDefault();
        abis.rename(kept, typed);
        setTyped(undefined);
      }}
    >
      <TextField label={words.name} maxLength={longestName} value={typed} onChange={setTyped} />
      <Button type="submit">{words.saveName}</Button>
    </form>
  );
}
