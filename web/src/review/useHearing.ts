import { hearSignature } from '@readback/core/hearback/signature.ts';
import { hearTransaction } from '@readback/core/hearback/transaction.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { activity } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { book } from '../data/book.ts';
import { browserWorld } from '../data/world.ts';
import { calledAccount, happenedAsRead, isToHear } from './hearing.ts';

/**
 * Compares what came back with what was read, as long as this Review is open, and writes each word of it down. Only
 * looks: nothing is sent. Gives a function that looks once more.
 */
export function useHearing(entry: ActivityEntry): () => void {
  const [attempt, setAttempt] = useState(0);
  const { id, state, hash, signature } = entry;

  const hear = useEffectEvent(async (signal: AbortSignal) => {
    const { readback } = entry;
    const account = calledAccount(entry);
    if (!readback || !account || !(isToHear(entry) || attempt > 0)) return;
    const world = browserWorld();
    if (signature) {
      const hearback = await hearSignature(readback, { account, signature }, world, signal);
      if (!signal.aborted) activity.update(id, { hearback });
      return;
    }
    if (!hash) return;
    for await (const hearback of hearTransaction(readback, { account, hash }, world, signal)) {
      if (signal.aborted) return;
      // Another tab may have heard it already: a payment counts once.
      const before = activity.entry(id)?.hearback;
      activity.update(id, { hearback });
      if (!happenedAsRead(hearback) || (before && happenedAsRead(before))) continue;
      for (const { role, address } of readback.parties)
        if (role === 'to' || role === 'receiver') book.paid(address);
    }
  });

  // The chain is outside React; a receipt is waited for as long as the Review is open.
  useEffect(() => {
    if (state !== 'signed' && state !== 'sent') return;
    const controller = new AbortController();
    void hear(controller.signal);
    return () => controller.abort();
  }, [id, state, hash, signature, attempt]);

  return () => setAttempt((before) => before + 1);
}
