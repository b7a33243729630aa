import { Suspense } from 'react';
import type { FailedProps } from '../router/CatchErrors.tsx';
import { navigate } from '../router/here.ts';
import { reopen } from '../router/shown.ts';
import { Button } from '../ui/Button.tsx';
import { isLost, isNotLoaded } from './isNotLoaded.ts';
import { lazyPart } from './lazyPart.tsx';
import styles from './Screen.module.css';

const FailureDetails = lazyPart(async () => (await import('./FailureDetails.tsx')).FailureDetails);

/** One screen broke: the others, the wallet and what the user owns are untouched. */
export function ScreenFailed({ error, reset }: FailedProps) {
  const notLoaded = isNotLoaded(error);
  return (
    <section className={styles.screen}>
      <h1>{notLoaded ? 'This screen could not be loaded' : 'This screen stopped working'}</h1>
      <p className={styles.lead}>
        {notLoaded
          ? 'Its files could not be loaded: the server may be down, or Readback was updated. Your Activity is kept, and nothing is sent again automatically.'
          : 'This is an error in Readback. Your Activity is kept, and nothing was sent to your wallet again.'}
      </p>
      <div className={styles.actions}>
        {isLost(error) ? null : (
          <Button
            tone="primary"
            onClick={() => {
              reset();
              reopen();
            }}
          >
            {notLoaded ? 'Try again' : 'Open it again'}
          </Button>
        )}
        {notLoaded ? <Button onClick={() => location.reload()}>Reload page</Button> : null}
        <Button onClick={() => navigate({ to: '/' })}>Go to Start</Button>
      </div>
      <details className={styles.details}>
        <summary>Details for developers</summary>
        <Suspense>
          <FailureDetails error={error} />
        </Suspense>
      </details>
    </section>
  );
}
