import * as words from '@readback/phrases/words/web/app.ts';
import { Suspense } from 'react';
import type { FailedProps } from '../ui/late/CatchErrors.tsx';
import { navigate } from '../router/here.ts';
import { reopen } from '../router/shown.ts';
import { Button } from '../ui/Button.tsx';
import { isLost, isNotLoaded } from '../ui/late/isNotLoaded.ts';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import look from '../ui/look/first.module.css';
import styles from '../ui/Screen.module.css';

const FailureDetails = lazyPart(async () => (await import('./FailureDetails.tsx')).FailureDetails);

/** One screen broke: the others, the wallet and what the user owns are untouched. */
export function ScreenFailed({ error, reset }: FailedProps) {
  const notLoaded = isNotLoaded(error);
  return (
    <section className={styles.screen}>
      <h1>{notLoaded ? words.noScreen : words.screenStopped}</h1>
      <p className={look.lead}>{notLoaded ? words.noScreenHint : words.screenStoppedHint}</p>
      <div className={styles.actions}>
        {isLost(error) ? null : (
          <Button
            tone="primary"
            onClick={() => {
              reset();
              reopen();
            }}
          >
            {notLoaded ? words.tryAgain : words.openAgain}
          </Button>
        )}
        {notLoaded ? <Button onClick={() => location.reload()}>{words.reload}</Button> : null}
        <Button onClick={() => navigate({ to: '/' })}>{words.goHome}</Button>
      </div>
      <details className={styles.details}>
        <summary>{words.details}</summary>
        <Suspense>
          <FailureDetails error={error} />
        </Suspense>
      </details>
    </section>
  );
}
