import type { Drift } from '@readback/core/drift/drift.ts';
import type { Memory } from '@readback/core/drift/memory.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { World } from '@readback/core/world/world.ts';
import { useEffect, useRef, useState } from 'react';
import { activity } from '../data/activity.ts';
import { canRenew } from './canRenew.ts';
import { renewals, type Turn } from './renewals.ts';
import type { Standing } from './renewOnce.ts';
import { seen } from './seen.ts';

/** What was read, when (in milliseconds since the epoch), and by what it can be read again. */
export type Base = Readonly<{ readback: Readback; at: number; memory: Memory; world: World }>;

/** What has become since of what was read. Times in milliseconds since the epoch. */
export type Drifting = Readonly<{
  read: Readback;
  /** What was read, with the numbers that it has now. */
  shown: Readback;
  /** How that differs from what was read. */
  drift: Drift;
  /** Something material changed: what it would be read as now. */
  held?: Readonly<{ now: Readback; at: number; memory: Memory }>;
  /** When it was last looked at with success. */
  renewedAt: number;
  /** Since when it could not be looked at. */
  failingSince?: number;
}>;

const none: Drift = { material: [], marks: [], facts: {} };

/**
 * Looks again, while a page is seen, what a request that is open would do: at most every four seconds, until something
 * material changed or the request is no longer open. `isHeld` is asked at the press itself, before anything is drawn.
 */
export function useDrift(id: string, base: Base | undefined): { drifting?: Drifting; isHeld: () => boolean } {
  const [found, setFound] = useState<Readonly<{ base: Base; drifting: Drifting }>>();
  const held = useRef<Base>(undefined);

  // The chain and the page's being seen are outside React.
  useEffect(() => {
    if (!base || !canRenew(base.readback)) return;
    const { readback: read, memory } = base;
    let standing: Standing = { read, shown: read, latest: read, memory };
    let last: Drifting = { read, shown: read, drift: none, renewedAt: base.at };
    const put = (drifting: Drifting) => {
      last = drifting;
      setFound({ base, drifting });
    };
    const turn = async (signal: AbortSignal): Promise<Turn> => {
      const { renewOnce } = await import('./renewOnce.ts');
      const at = Date.now();
      const outcome = await renewOnce(standing, base.world, signal);
      if (signal.aborted) return 'failed';
      // Once the wallet was asked, what was on the screen is the record.
      if (activity.entry(id)?.state !== 'open') return 'over';
      const { failingSince: _, ...before } = last;
      switch (outcome.kind) {
        case 'failed':
          put({ ...before, failingSince: last.failingSince ?? at });
          return 'failed';
        case 'same':
          put({ ...before, renewedAt: at });
          return 'done';
        case 'held': {
          held.current = base;
          const { now, memory: asked, drift } = outcome;
          put({ ...before, drift, held: { now, at, memory: asked } });
          return 'over';
        }
        case 'stands':
          standing = outcome.standing;
          put({ ...before, shown: standing.shown, drift: outcome.drift, renewedAt: at });
          return 'done';
      }
    };
    const turns = renewals(turn, seen);
    return () => turns.stop();
  }, [id, base]);

  return {
    ...(found && found.base === base ? { drifting: found.drifting } : {}),
    isHeld: () => base !== undefined && held.current === base,
  };
}
