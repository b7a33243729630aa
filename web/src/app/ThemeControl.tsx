import type { ReactNode } from 'react';
import { setTheme, type Theme, useSettings } from '../data/settings.ts';
import { Choices } from '../ui/Choices.tsx';

const options: readonly { value: Theme; word: string }[] = [
  { value: 'system', word: 'Auto' },
  { value: 'light', word: 'Light' },
  { value: 'dark', word: 'Dark' },
];

/** Follows the system until something else is chosen. */
export function ThemeControl({ hint }: { hint?: ReactNode }) {
  const { theme } = useSettings();
  return <Choices label="Theme" options={options} value={theme} onChange={setTheme} hint={hint} />;
}
