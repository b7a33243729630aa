import { useEffect, useState } from 'react';

/** In milliseconds: a page that is never idle goes on all the same. */
const patience = 2_000;

/** True once the page is drawn and has nothing more pressing to do. `hurry`: at once. */
export function useIdle(hurry: boolean): boolean {
  const [idle, setIdle] = useState(hurry);

  // The browser's own work is outside React.
  useEffect(() => {
    if (idle) return;
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: patience });
    return () => cancelIdleCallback(waiting);
  }, [idle]);

  return idle;
}
