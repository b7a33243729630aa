import { useSyncExternalStore } from 'react';
import { takeUpAll } from './takeUp.ts';

let done = false;
// Begun with this part of the page, so that a Review which opens finds it done and draws its control at once.
const taken = takeUpAll().then(() => {
  done = true;
});

/** Whether what earlier visits handed over was taken up, as far as the disk answers in time. */
export function useTakenUp(): boolean {
  return useSyncExternalStore(subscribe, () => done);
}

function subscribe(listener: () => void): () => void {
  void taken.then(listener);
  return () => undefined;
}
