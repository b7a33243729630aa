import { type ComponentType, lazy, useReducer } from 'react';
import { CatchErrors, type FailedProps } from './CatchErrors.tsx';
import * as words from '@readback/phrases/words/web/app.ts';
import { Button } from '../Button.tsx';
import { AgainButton } from './AgainButton.tsx';
import { isLost, isNotLoaded } from './isNotLoaded.ts';
import styles from '../Screen.module.css';

/**
 * A part of the page whose code is fetched when it is first drawn. Where that fails, or the part breaks, it says so in
 * its own place (`Failed`) and is fetched again by a press; everything around it stays. What wraps it in `Suspense`
 * says what is there until it came.
 *
 * @example
 * const Flow = lazyPart(async () => (await import('./Flow.tsx')).Flow);
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { Failed?: ComponentType<FailedProps> }> {
  let missed = false;
  // React keeps a failure for good: only another one of these is fetched again.
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        missed = true;
        throw error;
      }
    }) as unknown as ComponentType<P>;
  let Part = fetched();

  return function LazyPart({ Failed = PartFailed, ...props }) {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    const again = () => {
      if (missed) Part = fetched();
      missed = false;
      draw();
    };
    return (
      <CatchErrors Failed={Failed} onReset={again}>
        <Part {...(props as unknown as P)} />
      </CatchErrors>
    );
  };
}

/** Stands where a part of a screen should be that did not arrive, or broke. */
function PartFailed({ error, reset }: FailedProps) {
  const notLoaded = isNotLoaded(error);
  return (
    <span className={styles.part} role="alert">
      <span>
        {notLoaded ? words.noPart : words.partStopped} {words.restWorks}
      </span>
      <AgainButton error={error} onAgain={reset} />
      {notLoaded && !isLost(error) ? (
        <Button tone="quiet" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      ) : null}
    </span>
  );
}
