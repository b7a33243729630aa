import { errorText } from '@readback/phrases/problemText.ts';
import { mostAbiText, readAbi } from '@readback/core/abi/readAbi.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Abi } from 'viem';
import { type AbiOrigin, longestName } from '../data/own/abis.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import pick from '../ui/fields/FilePick.module.css';
import styles from './Contracts.module.css';

export type GivenAbi = Readonly<{ abi: Abi; name: string; origin: Extract<AbiOrigin, { by: 'user' }> }>;

const exampleLine = 'function transfer(address to, uint256 amount)';

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
    if (it.size > mostAbiText) return setError(words.fileTooLarge);
    try {
      const given = await it.text();
      setText(given);
      keep(given);
    } catch {
      setError(words.fileUnread);
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
      aria-label={words.abiForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep(text);
      }}
    >
      <TextArea
        label={words.abi}
        mono
        rows={6}
        placeholder={exampleLine}
        value={text}
        error={error}
        hint={words.abiHint}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
      />
      <TextField
        label={words.name}
        maxLength={longestName}
        value={name}
        hint={words.optional}
        onChange={setName}
      />
      <div className={styles.actions}>
        <Button tone="primary" type="submit">
          {words.saveAbi}
        </Button>
        <label className={pick.file} htmlFor={file}>
          {words.file}
        </label>
        <input
          id={file}
          className={pick.fileInput}
          type="file"
          accept=".json,.abi,.sol,.txt,application/json"
          onChange={(event) => void takeFile(event.currentTarget.files?.[0])}
        />
        {onCancel ? <Button onClick={onCancel}>{words.cancel}</Button> : null}
      </div>
    </form>
  );
}
