import { askerOf, type Via } from '@readback/core/model/ways.ts';

/** What waits for an answer, as the words of waiting calls distinguish it. */
export function askerWord(via: Via): 'app' | 'site' | 'script' {
  return askerOf(via)?.is ?? 'script';
}
