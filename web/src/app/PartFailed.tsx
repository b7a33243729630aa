import * as words from '@readback/phrases/words/web/app.ts';
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
