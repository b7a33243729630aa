import { useEffect, useState } from 'react';

/** In milliseconds: a page that is never idle goes on anyway. */
const patience = 2_000;

/** True once the page is loaded and has nothing more pressing to do. `hurry`: at once. */
export function useIdle(hurry: boolean): boolean {
  const [idle, setIdle] = useState(hurry);

  // The browser's own work is outside React.
  useEffect(() => {
    if (idle) return;
    let cancel = () => {};
    const wait = () => {
      cancel = whenIdle(() => setIdle(true));
    };
    // What is fetched for later must not hold up what the page itself is waiting for.
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      cancel();
    };
  }, [idle]);

  return idle;
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: patience });
  return () => cancelIdleCallback(waiting);
}
