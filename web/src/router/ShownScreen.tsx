import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { CatchErrors, type FailedProps } from './CatchErrors.tsx';
import type { Arrival } from './here.ts';
import { keepScroll, scrollFor } from './scroll.ts';
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
