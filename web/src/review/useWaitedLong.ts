import { useEffect, useState } from 'react';
import { steadyNow } from '../data/steadyClock.ts';
import type { Handing } from './handing.ts';

/** In milliseconds: then the user may say that the wallet shows nothing. */
const long = 30_000;

/** Whether the wallet was asked so long ago that its user may be looking at nothing. */
export function useWaitedLong({ phase, since = 0 }: Handing): boolean {
  const [passed, setPassed] = useState(0);
  const waits = phase === 'asked';

  // Time passes outside React.
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setPassed(since), Math.max(0, since + long - steadyNow()));
    return () => clearTimeout(timer);
  }, [waits, since]);

  return waits && passed === since;
}
