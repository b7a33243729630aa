import type { DraftAsk } from '@readback/assistant/draft/draft.ts';
import * as words from '@readback/phrases/words/web/intent/inWords.ts';
import { useId } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import styles from './Draft.module.css';

/** What of the words is in no field or not for sure. The form is read back only once the user has inspected it. */
export function DraftAsks({
  asks,
  checked,
  missed,
  onChange,
}: {
  asks: readonly DraftAsk[];
  checked: boolean;
  /** Whether it has to be inspected first. */
  missed: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  if (asks.length === 0) return null;
  return (
    <Notice tone="caution" title={words.asksTitle}>
      <ul className={styles.asks} data-testid="draft-asks">
        {together(asks).map(({ kind, text, start }) => (
          <li key={`${kind}${start}`}>
            <Words
              of={words.asks[kind]}
              values={{
                text: (
                  <q>
                    <SafeText text={text} max={200} />
                  </q>
                ),
              }}
            />
          </li>
        ))}
      </ul>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={missed ? true : undefined}
          aria-describedby={missed ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{words.checked}</span>
      </label>
      {missed ? (
        <p id={id} className={styles.error}>
          {words.checkFirst}
        </p>
      ) : null}
    </Notice>
  );
}

/** Words that nobody understood are one line. */
function together(asks: readonly DraftAsk[]): readonly DraftAsk[] {
  const unknown = asks.filter(({ kind }) => kind === 'word');
  const [first] = unknown;
  if (first === undefined) return asks;
  const text = unknown.map((it) => it.text).join(' … ');
  return [...asks.filter(({ kind }) => kind !== 'word'), { ...first, text }];
}
