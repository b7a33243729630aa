import { useEffect, useEffectEvent, useState } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';

export type Hearing = Readonly<{ look: () => void; failed: unknown }>;

/**
 * Takes up the hearback of an entry for as long as a screen with it is open, after a closed tab too. Gives a function
 * that looks once more, which is an act of the user, and why nothing looks when what does so broke or did not come.
 */
export function useHearing(entry: ActivityEntry | undefined): Hearing {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<unknown>();
  const { id, state, hash, parts, batch, safeTxHash, signature } = entry ?? {};

  const start = useEffectEvent((signal: AbortSignal) => {
    if (!entry) return;
    const asked = attempt > 0;
    const onFailed = (error: unknown) => {
      if (!signal.aborted) setFailed(error);
    };
    const listen = async () => {
      const { isToFollow, mayAskByItself } = await import('./hearing.ts');
      if (!asked && !(isToFollow(entry) && mayAskByItself(entry))) return;
      const { hear } = await import('./hear.ts');
      hear(entry.id, signal, onFailed, asked);
    };
    listen().catch(onFailed);
  });

  // The chain is outside React; a receipt is waited for as long as the screen is open.
  useEffect(() => {
    if (state !== 'signed' && state !== 'sent') return;
    const controller = new AbortController();
    start(controller.signal);
    return () => controller.abort();
  }, [id, state, hash, parts, batch, safeTxHash, signature, attempt]);

  const look = () => {
    setFailed(undefined);
    setAttempt((before) => before + 1);
  };
  return { look, failed };
}
