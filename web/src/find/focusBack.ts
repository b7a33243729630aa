let before: Element | null = null;
let isAway = false;

/** Notes where the focus is, to give it back there; `now`: also if another place is noted. */
export function leaveFocus(how: 'first' | 'now' = 'first'): void {
  isAway = true;
  if (how === 'now' || before === null) before = document.activeElement;
}

/**
 * Gives the focus back to where it was left, once what was in front of the page is gone, and then acts. Whoever opens
 * it again sooner keeps the focus there.
 */
export function giveFocusBack(act?: () => void): void {
  isAway = false;
  setTimeout(() => {
    if (!isAway) {
      const left = before;
      before = null;
      if (left instanceof HTMLElement) left.focus({ preventScroll: true });
    }
    act?.();
  });
}
