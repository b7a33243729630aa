import * as words from '@readback/phrases/words/web/offline.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useHandingAny } from '../data/activity/handing.ts';
import { useHere } from '../router/here.ts';
import { Button } from '../ui/Button.tsx';
import { keepPage, newRelease, takeRelease } from './keepPage.ts';

/** Has the page kept for when its server is gone, and offers a new release of it. Not on a Review. */
export function NewRelease() {
  const worker = useSyncExternalStore(newRelease.subscribe, newRelease.get);
  const reviews = useHere().place.path.startsWith('/review/');
  const handing = useHandingAny();
  // The browser keeps it, outside React.
  useEffect(() => void keepPage(), []);
  if (!worker || reviews || handing) return null;
  return (
    <Button title={words.loads} onClick={() => takeRelease(worker)}>
      {words.take}
    </Button>
  );
}
