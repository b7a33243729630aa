/** Fetched once a request stands on the page: what is read first needs none of it. */
import type { Drift } from '@readback/core/drift/drift.ts';
import { activity } from '../data/activity.ts';
import { steadyNow } from '../data/steadyClock.ts';
import { canRenew } from './canRenew.ts';
import { renewals, type Turn } from './renewals.ts';
import { renewOnce, type Standing } from './renewOnce.ts';
import { seen } from './seen.ts';
import { whenDue } from './whenDue.ts';
import type { Base, Drifting } from './useDrift.ts';

const none: Drift = { material: [], marks: [], facts: {} };

/**
 * Renews what was read in its turns and says each time what has become of it. What cannot be renewed is read again by
 * `retry`, once time alone may have changed what is said of it. Gives a function that ends it.
 */
export function followDrift(
  id: string,
  base: Base,
  put: (drifting: Drifting) => void,
  retry: () => void,
): () => void {
  const { readback: read, memory, at: readAt, world } = base;
  if (!canRenew(read)) return whenDue(read, seen, retry);
  let standing: Standing = { read, shown: read, latest: read, memory };
  let last: Drifting = { read, shown: read, drift: none, renewedAt: readAt };
  const say = (drifting: Drifting) => {
    last = drifting;
    put(drifting);
  };
  const turn = async (signal: AbortSignal): Promise<Turn> => {
    const at = steadyNow();
    const outcome = await renewOnce(standing, world, signal);
    if (signal.aborted) return 'failed';
    // Once the wallet was asked, what was on the screen is the record.
    if (activity.entry(id)?.state !== 'open') return 'over';
    const { failingSince = at, ...before } = last;
    switch (outcome.kind) {
      case 'failed':
        say({ ...before, failingSince });
        return 'failed';
      case 'same':
        say({ ...before, renewedAt: at });
        return 'done';
      case 'held': {
        const { now, memory: asked, drift } = outcome;
        say({ ...before, drift, held: { now, at, memory: asked } });
        return 'over';
      }
      case 'stands':
        standing = outcome.standing;
        say({ ...before, shown: standing.shown, drift: outcome.drift, renewedAt: at });
        return 'done';
    }
  };
  const turns = renewals(turn, seen, readAt);
  return () => turns.stop();
}
