import { useEffect, useEffectEvent, useState } from 'react';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { isToFollow, mayAskByItself } from './hearing.ts';

/**
 * Takes up the hearback of an entry for as long as a screen with it is open, after a closed tab too. Gives a function
 * that looks once more, which is an act of the user.
 */
export function useHearing(entry: ActivityEntry | undefined): () => void {
  const [attempt, setAttempt] = useState(0);
  const { id, state, hash, parts, batch, safeTxHash, signature } = entry ?? {};

  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (!entry || !(isToFollow(entry) || attempt > 0)) return;
    if (attempt === 0 && !mayAskByItself(entry)) return;
    const { hear } = await import('./hear.ts');
    hear(entry.id, signal, attempt > 0);
  });

  // The chain is outside React; a receipt is waited for as long as the screen is open.
  useEffect(() => {
    if (state !== 'signed' && state !== 'sent') return;
    const controller = new AbortController();
    void start(controller.signal);
    return () => controller.abort();
  }, [id, state, hash, parts, batch, safeTxHash, signature, attempt]);

  return () => setAttempt((before) => before + 1);
}
