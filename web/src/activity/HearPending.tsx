import * as words from '@readback/phrases/words/web/activity/pending.ts';
import { Suspense } from 'react';
import { AgainButton } from '../ui/late/AgainButton.tsx';
import { useIdle } from '../ui/late/useIdle.ts';
import { useActivity } from '../data/activity/activity.ts';
import type { FailedProps } from '../ui/late/CatchErrors.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const Listeners = lazyPart(async () => (await import('./Listeners.tsx')).Listeners);

/**
 * Takes up what was still waited for when the page was closed, whatever screen is opened first, once the page has
 * nothing more pressing to do. Nothing is sent. Shows only that it could not.
 */
export function HearPending() {
  const idle = useIdle(false);
  const entries = useActivity();
  const any = entries.some(({ state }) => state === 'sent' || state === 'signed');
  if (!idle || !any) return null;
  return (
    <Suspense fallback={null}>
      <Listeners entries={entries} Failed={NotHeard} />
    </Suspense>
  );
}

function NotHeard({ error, reset }: FailedProps) {
  return (
    <p role="alert">
      {words.notHeard} <AgainButton error={error} onAgain={reset} />
    </p>
  );
}
