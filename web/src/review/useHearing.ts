import { useEffect, useEffectEvent, useState } from 'react';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { isToHear, mayAskByItself } from './hearing.ts';

/**
 * Takes up the hearback of an entry for as long as a screen with it is open, after a closed tab too. Gives a function
 * that looks once more, which is an act of the user.
 */
export function useHearing(entry: ActivityEntry | undefined): () => void {
  const [attempt, setAttempt] = useState(0);
  const { id, state, hash, signature } = entry ?? {};

  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (!entry || !(isToHear(entry) || attempt > 0)) return;
    if (attempt === 0 && !mayAskByItself(entry)) return;
    const { hear } = await import('./hear.ts');
    await hear(entry.id, signal);
  });

  // The chain is outside React; a receipt is waited for as long as the screen is open.
  useEffect(() => {
    if (state !== 'signed' && state !== 'sent') return;
    const controller = new AbortController();
    void start(controller.signal);
    return () => controller.abort();
  }, [id, state, hash, signature, attempt]);

  return () => setAttempt((before) => before + 1);
}
