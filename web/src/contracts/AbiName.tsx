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
        <b>{kept.name === '' ? 'Without a name' : <SafeText text={kept.name} max={80} />}</b>
        <Button tone="quiet" onClick={() => setTyped(kept.name)}>
          {kept.name === '' ? 'Add a name' : 'Rename'}
        </Button>
      </span>
    );
  }
  return (
    <form
      className={styles.naming}
      aria-label="Name"
      onSubmit={(event) => {
        event.preventDefault();
        abis.rename(kept, typed);
        setTyped(undefined);
      }}
    >
      <TextField label="Name" maxLength={longestName} value={typed} onChange={setTyped} />
      <Button type="submit">Save name</Button>
    </form>
  );
}
