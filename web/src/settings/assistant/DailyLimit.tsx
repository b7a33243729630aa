import { fill } from '@readback/phrases/fill.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { type FormEvent, useState } from 'react';
import { type AssistantChoice, assistantChoice } from '../../assistant/choice.ts';
import { dailyUse, standardLimit, usedToday } from '../../assistant/dailyUse.ts';
import { useSetting } from '../../data/base/setting.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './Assistant.module.css';

/** How many tokens the assistant may use in a day. */
export function DailyLimit({ choice }: { choice: AssistantChoice }) {
  const [typed, setTyped] = useState(String(choice.dailyTokens ?? standardLimit));
  const [error, setError] = useState<string>();
  useSetting(dailyUse);

  function save(event: FormEvent) {
    event.preventDefault();
    const tokens = /^\d{4,9}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
    if (tokens < 1_000 || tokens > 100_000_000) return setError(words.badLimit);
    setError(undefined);
    assistantChoice.set({ ...choice, dailyTokens: tokens });
  }

  return (
    <form className={styles.form} aria-label={words.dailyLimit} noValidate onSubmit={save}>
      <TextField
        label={words.dailyLimit}
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        error={error}
        hint={fill(words.dailyHint, { used: numberWords(BigInt(usedToday())) })}
      />
      <div>
        <Button type="submit">{words.save}</Button>
      </div>
    </form>
  );
}
