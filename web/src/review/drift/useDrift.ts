import type { Drift } from '@readback/core/drift/drift.ts';
import type { Memory } from '@readback/core/drift/memory.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { World } from '@readback/core/world/world.ts';
import { useEffect, useRef, useState } from 'react';

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

/** In milliseconds: what reads and draws a request first has the line and the processor for itself. */
const calm = 2_000;

/**
 * Looks again, while a page is seen, what a request that is open would do: at most every four seconds, until something
 * material changed or the request is no longer open. What no chain changes is read again by `retry`, once time alone may
 * have changed what is said of it. `isHeld` is asked at the press itself, before anything is drawn.
 */
export function useDrift(
  id: string,
  base: Base | undefined,
  retry: () => void,
): { drifting?: Drifting; isHeld: () => boolean } {
  const [found, setFound] = useState<Readonly<{ base: Base; drifting: Drifting }>>();
  const held = useRef<Base>(undefined);

  // The chain and the page's being seen are outside React; what looks is fetched when something stands to be looked at.
  useEffect(() => {
    if (!base) return;
    let over = false;
    let stop = () => {};
    const put = (drifting: Drifting) => {
      if (drifting.held) held.current = base;
      setFound({ base, drifting });
    };
    const fetching = setTimeout(() => {
      void import('./followDrift.ts').then(
        ({ followDrift }) => {
          if (!over) stop = followDrift(id, base, put, retry);
        },
        // Without it what was read counts for as long as ever, and then has to be read again.
        () => {},
      );
    }, calm);
    return () => {
      over = true;
      clearTimeout(fetching);
      stop();
    };
  }, [id, base, retry]);

  return {
    ...(found && found.base === base ? { drifting: found.drifting } : {}),
    isHeld: () => base !== undefined && held.current === base,
  };
}
