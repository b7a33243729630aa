import type { ReactNode } from 'react';
import { SafeText } from './SafeText.tsx';

/** What someone else hands over to be shown: a text as foreign text, since it may quote some; an element as it is. */
export function SafeNode({ it, max = 600 }: { it: ReactNode; max?: number }) {
  return typeof it === 'string' ? <SafeText text={it} max={max} /> : it;
}
