import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** How long a screen may take to show its heading and still get the focus, in milliseconds. */
const patience = 5_000;

/** What shows that the user has gone on by themselves. */
const acts = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * After every change of screen: the window's title, and the focus on the screen's heading, so that a keyboard or a
 * screen reader starts where a reader's eye does. A screen may come late or in parts; the focus is left alone as
 * soon as the user has moved it.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();

  // The router and the document are outside React.
  useEffect(() => {
    let end = () => {};
    nameWindow(router);
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      nameWindow(router);
      if (!fromLocation || !pathChanged) return;
      end();
      if (main.current) end = focusHeading(main.current);
    });
    return () => {
      stop();
      end();
    };
  }, [router, main]);
}

/** Keeps the focus on the heading of what `main` shows while that is still being drawn. Gives what ends it. */
function focusHeading(main: HTMLElement): () => void {
  let ours: readonly (Element | null)[] = [document.activeElement, document.body];

  function take() {
    if (!ours.includes(document.activeElement)) return end();
    const heading = main.querySelector('h1');
    if (!heading || heading === document.activeElement) return;
    heading.tabIndex = -1;
    heading.focus();
    ours = [heading, document.body];
  }

  function end() {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, end, true);
  }

  const observer = new MutationObserver(take);
  const timer = setTimeout(end, patience);
  for (const act of acts) addEventListener(act, end, true);
  observer.observe(main, { childList: true, subtree: true });
  take();
  return end;
}

function nameWindow(router: ReturnType<typeof useRouter>) {
  const title = router.state.matches.at(-1)?.staticData.title;
  document.title = title ? `${title} · Readback` : 'Readback';
}
