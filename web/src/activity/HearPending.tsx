import { lazy, Suspense } from 'react';
import { useIdle } from '../app/useIdle.ts';
import { useActivity } from '../data/activity.ts';

const Listeners = lazy(async () => ({ default: (await import('./Listeners.tsx')).Listeners }));

/**
 * Takes up what was still waited for when the page was closed, whatever screen is opened first, once the page has
 * nothing more pressing to do. Nothing is sent. Shows nothing itself.
 */
export function HearPending() {
  const idle = useIdle(false);
  const entries = useActivity();
  const any = entries.some(({ state }) => state === 'sent' || state === 'signed');
  if (!idle || !any) return null;
  return (
    <Suspense fallback={null}>
      <Listeners entries={entries} />
    </Suspense>
  );
}
