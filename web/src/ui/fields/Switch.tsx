import * as words from '@readback/phrases/words/web/ui/controls.ts';
import type { ReactNode } from 'react';
import styles from './Switch.module.css';

export type SwitchProps = {
  /** Names what is switched, for those who do not see what it is beside. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  /** Words beside it that a press on counts, too. */
  children?: ReactNode;
};

/** On or off, at once. The word beside it says which. */
export function Switch({ label, on, onChange, disabled, children }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-label={label}
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.track} aria-hidden />
      <span className={styles.word} aria-hidden>
        {on ? words.on : words.off}
      </span>
      {children}
    </label>
  );
}
