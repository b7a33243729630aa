import * as words from '@readback/phrases/words/web/app.ts';
import type { ReactNode } from 'react';
import { setTheme, type Theme, useSettings } from '../../data/settings.ts';
import { Choices } from './Choices.tsx';

const options: readonly { value: Theme; word: string }[] = [
  { value: 'system', word: words.system },
  { value: 'light', word: words.light },
  { value: 'dark', word: words.dark },
];

/** Follows the system until something else is chosen. */
export function ThemeControl({ hint }: { hint?: ReactNode }) {
  const { theme } = useSettings();
  return <Choices label={words.theme} options={options} value={theme} onChange={setTheme} hint={hint} />;
}
