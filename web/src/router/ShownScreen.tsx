import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { CatchErrors, type FailedProps } from '../ui/late/CatchErrors.tsx';
import type { Arrival } from './here.ts';
import { reopen, useShown } from './shown.ts';

/** The screen that the address names, in the place where screens stand. */
export function ShownScreen({
  Failed,
  loading,
  nowhere,
}: {
  Failed: ComponentType<FailedProps>;
  loading: ReactNode;
  nowhere: ReactNode;
}) {
  const shown = useShown();
  useScroll(shown?.arrival, shown?.kind === 'ready');
  switch (shown?.kind) {
    case undefined:
      return null;
    case 'loading':
      return loading;
    case 'nowhere':
      return nowhere;
    case 'failed':
      return <Failed error={shown.error} reset={reopen} />;
    case 'ready':
      return (
        <CatchErrors Failed={Failed} resetKey={shown.arrival.place.path}>
          <shown.Component {...shown.props} />
        </CatchErrors>
      );
  }
}

/** A screen that is opened starts at its top; one that is gone back to, where it was left. */
function useScroll(arrival: Arrival | undefined, ready: boolean): void {
  // Where the window is scrolled to is outside React, and must be right before the screen is painted.
  useLayoutEffect(() => {
    if (!arrival || !ready) return;
    scrollFor(arrival);
    return keepScroll(arrival);
  }, [arrival, ready]);
}

/** Where each step of the history was left, for as long as the page is open. */
const left = new Map<string, number>();

/** Scrolls to where a place that was just opened is to be inspected. */
function scrollFor({ action, key, still }: Arrival): void {
  history.scrollRestoration = 'manual';
  if (still || action === 'REPLACE') return;
  scrollTo(0, (action === 'GO' && key !== undefined && left.get(key)) || 0);
}

/** Remembers how far a place is scrolled. Gives what ends it. */
function keepScroll({ key }: Arrival): () => void {
  if (key === undefined) return () => {};
  const keep = () => left.set(key, scrollY);
  addEventListener('scroll', keep, { passive: true });
  return () => removeEventListener('scroll', keep);
}
