import { useEffect, useRef, useState } from 'react';
import type { Base, Drifting } from './drifting.ts';

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

  // The chain and the page's being seen are outside React; what looks is fetched when something stands to be inspected.
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
