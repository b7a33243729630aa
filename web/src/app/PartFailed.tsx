import type { FailedProps } from '../router/CatchErrors.tsx';
import { Button } from '../ui/Button.tsx';
import { AgainButton } from './AgainButton.tsx';
import { isLost, isNotLoaded } from './isNotLoaded.ts';
import styles from './Screen.module.css';

/** Stands where a part of a screen should be that did not arrive, or broke. */
export function PartFailed({ error, reset }: FailedProps) {
  const notLoaded = isNotLoaded(error);
  return (
    <span className={styles.part} role="alert">
      <span>
        {notLoaded
          ? 'This part of the page could not be loaded: the server may be down, or Readback was updated.'
          : 'This part of the page stopped working.'}{' '}
        Everything else still works.
      </span>
      <AgainButton error={error} onAgain={reset} />
      {notLoaded && !isLost(error) ? (
        <Button tone="quiet" onClick={() => location.reload()}>
          Reload page
        </Button>
      ) : null}
    </span>
  );
}
