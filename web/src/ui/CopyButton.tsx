import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/facts.ts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './CopyButton.module.css';

/** Copies `value` as it is. `what` completes the name of the button: "Copy address". */
export function CopyButton({ value, what, word }: { value: string; what: string; word?: boolean }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2_000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  const label = fill(words.copy, { what });
  return (
    <button type="button" className={styles.copy} onClick={copy} aria-label={word ? undefined : label}>
      {state === 'copied' ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      {word ? label : null}
      <output className={styles.said}>
        {state === 'copied' ? words.copied : state === 'refused' ? words.refused : ''}
      </output>
    </button>
  );
}
