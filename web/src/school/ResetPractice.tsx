import * as words from '@readback/phrases/words/web/school.ts';
import { Suspense, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './School.module.css';
import { lazyPart } from '../app/lazyPart.tsx';

const ResetDialog = lazyPart(async () => (await import('./ResetDialog.tsx')).ResetDialog);

/** Puts the practice chain back to its beginning, after asking, and says whether it worked. */
export function ResetPractice() {
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'failed'>('idle');

  async function reset() {
    setState('working');
    const done = await import('../data/resetPractice.ts').then(
      (it) => it.resetPractice(),
      () => false,
    );
    setState(done ? 'done' : 'failed');
    setAsking(false);
  }

  return (
    <div className={styles.reset}>
      <output className={styles.sub}>
        {state === 'done' ? words.wasReset : null}
        {state === 'failed' ? words.notReset : null}
      </output>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {words.reset}
      </Button>
      {asking ? (
        <Suspense>
          <ResetDialog
            working={state === 'working'}
            onReset={() => void reset()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
