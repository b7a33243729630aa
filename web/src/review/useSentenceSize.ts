import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A sentence that is higher than the room that was kept for it is set smaller, so that what stands below it stays
 * where it was read. How high it is, only the page knows once it is drawn; it says so before anything is seen.
 */
export function useSentenceSize(sentence: unknown, pending: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const fit = () => {
      const it = heading.current;
      if (!it) return;
      delete it.dataset.long;
      const room = Number.parseFloat(getComputedStyle(it).minHeight);
      for (const size of ['long', 'longer']) {
        // Half a pixel may be lost where lengths are rounded.
        if (room > 0 && it.offsetHeight > room + 1) it.dataset.long = size;
      }
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [sentence, pending]);

  return heading;
}
