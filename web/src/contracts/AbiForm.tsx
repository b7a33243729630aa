import { errorText } from '@readback/phrases/problemText.ts';
import { mostAbiText, readAbi } from '@readback/core/abi/readAbi.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Abi } from 'viem';
import { type AbiOrigin, longestName } from '../data/abis.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Contracts.module.css';

export type GivenAbi = Readonly<{ abi: Abi; name: string; origin: Extract<AbiOrigin, { by: 'user' }> }>;

/** Takes an ABI from the user: pasted in any form, or as a compiler's file. It is read here and sent nowhere. */
export function AbiForm({ onAbi, onCancel }: { onAbi: (given: GivenAbi) => void; onCancel?: () => void }) {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);
  const file = useId();

  function keep(given: string) {
    const read = readAbi(given);
    if (!read.ok) return setError(errorText(read.error));
    const { abi, title = '', took } = read.value;
    onAbi({ abi, name: name.trim() === '' ? title : name.trim(), origin: { by: 'user', took } });
  }

  async function takeFile(it: File | undefined) {
    if (!it) return;
    if (it.size > mostAbiText) return setError('This file is larger than 1 MiB.');
    try {
      const given = await it.text();
      setText(given);
      keep(given);
    } catch {
      setError('This file could not be read. Choose it again, or paste what is in it.');
    }
  }

  const dropped = useEffectEvent((event: DragEvent) => {
    setOver(event.type === 'dragover');
    if (event.type !== 'dragleave') event.preventDefault();
    if (event.type === 'drop') void takeFile(event.dataTransfer?.files[0]);
  });

  // A file may be dropped anywhere on the page while this form is open.
  useEffect(() => {
    const drop = (event: DragEvent) => dropped(event);
    const events = ['dragover', 'dragleave', 'drop'] as const;
    for (const it of events) document.addEventListener(it, drop);
    return () => {
      for (const it of events) document.removeEventListener(it, drop);
    };
  }, []);

  return (
    <form
      className={over ? `${styles.abiForm} ${styles.over}` : styles.abiForm}
      aria-label="Your own ABI"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep(text);
      }}
    >
      <TextArea
        label="ABI"
        mono
        rows={6}
        placeholder="function transfer(address to, uint256 amount)"
        value={text}
        error={error}
        hint="JSON, lines as above, a Solidity interface, or a Foundry or Hardhat artifact. It stays on this device."
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
      />
      <TextField label="Name" maxLength={longestName} value={name} hint="Optional." onChange={setName} />
      <div className={styles.actions}>
        <Button tone="primary" type="submit">
          Save this ABI
        </Button>
        <label className={styles.file} htmlFor={file}>
          Choose or drop a file
          <input
            id={file}
            type="file"
            accept=".json,.abi,.sol,.txt,application/json"
            onChange={(event) => void takeFile(event.currentTarget.files?.[0])}
          />
        </label>
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
      </div>
    </form>
  );
}
