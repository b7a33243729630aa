import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/checks.ts';
import { type FormEvent, useId, useState } from 'react';
import { preferences } from '../../data/preferences.ts';
import { useSetting } from '../../data/base/setting.ts';
import { Button } from '../../ui/Button.tsx';
import { describedBy } from '../../ui/fields/Field.tsx';
import field from '../../ui/fields/Field.module.css';
import look from '../../ui/look/look.module.css';
import styles from './Checks.module.css';
import { readFigure, standardThresholds, type ThresholdField } from './thresholdFields.ts';
import { SafeNode } from '../../ui/text/SafeNode.tsx';

/** One figure with its unit. It holds once Enter is pressed or the field is left; what is wrong stays as it was typed. */
export function ThresholdRow({ of }: { of: ThresholdField }) {
  const { name } = of;
  const { label, unit, hint } = words.thresholds[name];
  const id = useId();
  const now = useSetting(preferences).thresholds[name];
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const standard = standardThresholds[name];
  const text = { label, hint, error };

  const set = (value: number) => {
    const { thresholds, ...rest } = preferences.get();
    preferences.set({ ...rest, thresholds: { ...thresholds, [name]: value } });
    setTyped(undefined);
    setError(undefined);
  };
  const keep = () => {
    if (typed === undefined) return;
    const read = readFigure(typed, of);
    if (read.ok) set(read.value);
    else setError(read.error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <form className={styles.threshold} onSubmit={submit} noValidate>
      <div className={styles.what}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <p className={look.quiet} id={`${id}-hint`}>
          {hint}
        </p>
        {error ? (
          <p className={field.error} id={`${id}-error`} role="alert">
            <SafeNode it={error} />
          </p>
        ) : null}
      </div>
      <div className={styles.figure}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          className={`${field.control} ${styles.number}`}
          value={typed ?? String(now)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${describedBy(id, text) ?? ''} ${id}-unit`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(undefined);
          }}
          onBlur={keep}
        />
        <span id={`${id}-unit`} className={styles.unit}>
          {unit}
        </span>
      </div>
      <div className={styles.standard}>
        {now === standard && error === undefined ? (
          <span className={look.quiet}>{words.standard}</span>
        ) : (
          <Button
            tone="quiet"
            onClick={() => set(standard)}
            aria-label={fill(words.resetOf, { figure: standard, label })}
          >
            {fill(words.reset, { figure: standard })}
          </Button>
        )}
      </div>
    </form>
  );
}
