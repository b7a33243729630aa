import { useId } from 'react';
import { setTheme, type Theme, useSettings } from '../data/settings.ts';
import styles from './ThemeControl.module.css';

const choices: readonly { theme: Theme; word: string }[] = [
  { theme: 'system', word: 'Auto' },
  { theme: 'light', word: 'Light' },
  { theme: 'dark', word: 'Dark' },
];

/** Follows the system until something else is chosen. */
export function ThemeControl() {
  const { theme } = useSettings();
  const name = useId();
  return (
    <fieldset className={styles.theme}>
      <legend className={styles.legend}>Theme</legend>
      {choices.map((choice) => (
        <label key={choice.theme} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={theme === choice.theme}
            onChange={() => setTheme(choice.theme)}
          />
          <span>{choice.word}</span>
        </label>
      ))}
    </fieldset>
  );
}
