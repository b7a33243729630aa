import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { disturbed, look, type Steady } from './steady.ts';

/**
 * Watches how long an element has stood still on a page that is in front. `what` is what the button says: when that
 * changes, the time starts anew. Gives a function that looks now.
 */
export function useSteady(element: RefObject<HTMLElement | null>, what: string): () => Steady | undefined {
  const steady = useRef<Steady>(undefined);
  const lookNow = useCallback(() => {
    const box = element.current?.getBoundingClientRect();
    if (box) steady.current = look(steady.current, box, performance.now());
    return steady.current;
  }, [element]);

  // Words that change under the pointer are a move as well.
  useEffect(() => {
    steady.current = disturbed(steady.current, performance.now());
  }, [what]);

  // A browser tells nobody when an element was moved by what is around it, so it is looked at.
  useEffect(() => {
    const disturb = () => {
      steady.current = disturbed(steady.current, performance.now());
    };
    const timer = setInterval(() => {
      if (!document.hidden) lookNow();
    }, 100);
    window.addEventListener('focus', disturb);
    document.addEventListener('visibilitychange', disturb);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', disturb);
      document.removeEventListener('visibilitychange', disturb);
    };
  }, [lookNow]);

  return lookNow;
}

/** Whether the user can be looking at this page: it is visible and has the focus. */
export function isInFront(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
