import type { ReactNode } from 'react';
import look from '../look/look.module.css';
import styles from './Field.module.css';
import { SafeNode } from '../text/SafeNode.tsx';

/** What every field has: a label that stays, one hint, and one error which says what to do. */
export type FieldText = { label: string; hint?: ReactNode; error?: ReactNode };

/** Ids that tie a control to its hint and error. */
export function describedBy(id: string, text: FieldText): string | undefined {
  const ids = [text.error ? `${id}-error` : undefined, text.hint ? `${id}-hint` : undefined];
  return ids.filter(Boolean).join(' ') || undefined;
}

export function FieldFrame({ id, text, children }: { id: string; text: FieldText; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {text.label}
      </label>
      {children}
      {text.error ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <SafeNode it={text.error} />
        </p>
      ) : null}
      {text.hint ? (
        <p className={look.quiet} id={`${id}-hint`}>
          {text.hint}
        </p>
      ) : null}
    </div>
  );
}
