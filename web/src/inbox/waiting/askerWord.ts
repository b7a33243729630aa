import type { Via } from '@readback/core/model/ways.ts';

/** What waits for an answer, as the words of waiting calls distinguish it. */
export function askerWord(via: Via): 'app' | 'site' | 'script' {
  if (via === 'walletconnect') return 'app';
  return via === 'extension' || via === 'frame' ? 'site' : 'script';
}
