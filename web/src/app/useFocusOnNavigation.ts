import * as words from '@readback/phrases/words/web/app.ts';
import { type RefObject, useEffect } from 'react';
import { shownNow, subscribeShown } from '../router/shown.ts';

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
  // The router and the document are outside React.
  useEffect(() => {
    let end = () => {};
    let before = shownNow()?.arrival.place.path;
    nameWindow();
    const stop = subscribeShown(() => {
      const shown = shownNow();
      if (shown === undefined || shown.kind === 'loading') return;
      nameWindow();
      const from = before;
      before = shown.arrival.place.path;
      if (from === undefined || from === before) return;
      end();
      if (main.current) end = focusHeading(main.current);
    });
    return () => {
      stop();
      end();
    };
  }, [main]);
}

/** Keeps the focus on the heading of what `main` shows while that is still being drawn. Gives what ends it. */
function focusHeading(main: HTMLElement): () => void {
  // A dialog was opened while the screen was still on its way: the user is there.
  if (document.activeElement?.closest('[role$="dialog"]')) return () => {};
  let ours: readonly (Element | null)[] = [document.activeElement, document.body];

  function take() {
    if (!ours.includes(document.activeElement)) return end();
    const heading = main.querySelector('h1');
    if (!heading || heading === document.activeElement) return;
    heading.tabIndex = -1;
    // How far the screen is scrolled was set before: a place that is gone back to stays where it was left.
    heading.focus({ preventScroll: true });
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

function nameWindow() {
  const title = shownNow()?.title;
  document.title = title ? `${title} · ${words.name}` : words.name;
}
