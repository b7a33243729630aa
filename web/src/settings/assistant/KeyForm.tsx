import { forgetHeld } from '../sources/forgetHeld.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AssistantChoice } from '../../assistant/choice.ts';
import { forgetKey, holdKey, useHeldKey } from '../../data/sources/key.ts';
import { presets } from '../../assistant/presets.ts';
import { goOn } from '../../data/sources/hosts.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Assistant.module.css';
import { OpenRouterKey } from './OpenRouterKey.tsx';

const keeping = (['page', 'tab', 'device'] as const).map((value) => ({ value, label: words.keepFor[value] }));

/** The key, for exactly this address. It is never shown again, exported, or put into a link. */
export function KeyForm({ choice: { preset, baseUrl } }: { choice: AssistantChoice }) {
  const held = useHeldKey();
  const [typed, setTyped] = useState('');
  const [keep, setKeep] = useState<keyof typeof words.keepFor>('page');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const here = held?.baseUrl === baseUrl ? held : undefined;

  // The page was opened again for this host: what is typed next is the key.
  useEffect(() => {
    if (goOn('assistant') !== undefined) field.current?.focus();
  }, []);

  async function hold() {
    const key = typed.trim();
    if (!/^[\x21-\x7e]{1,500}$/.test(key)) {
      return setError(words.badKey);
    }
    setTyped('');
    const kept = await holdKey(baseUrl, key, keep === 'tab' ? 'tab' : keep === 'device');
    setError(kept ? undefined : words.notRemembered);
  }

  if (here) {
    return (
      <div className={styles.option}>
        <div>
          <b>{words.key}</b>
          <p className={look.quiet}>
            {words.kept[here.forTab ? 'tab' : here.remembered ? 'disk' : 'memory']}
          </p>
        </div>
        <Button onClick={() => forgetHeld({ forgetKey, holdKey }, here)}>{words.forget}</Button>
      </div>
    );
  }
  return (
    <>
      {preset === 'openrouter' ? <OpenRouterKey baseUrl={baseUrl} /> : null}
      <form
        className={styles.form}
        aria-label={words.key}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void hold();
        }}
      >
        <TextField
          label={presets[preset].key === 'needed' ? words.key : words.keyMaybe}
          type="password"
          mono
          ref={field}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          error={error}
          hint={words.keyHint}
        />
        <Select label={words.keep} value={keep} options={keeping} onChange={setKeep} hint={words.keepHint} />
        <div>
          <Button type="submit">{words.useKey}</Button>
        </div>
      </form>
    </>
  );
}
