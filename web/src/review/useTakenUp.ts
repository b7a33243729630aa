import { useSyncExternalStore } from 'react';
import { takeUpAll } from './takeUp.ts';

let done = false;

/** Whether what earlier visits handed over was taken up, as far as the disk answers in time. */
export function useTakenUp(): boolean {
  return useSyncExternalStore(subscribe, () => done);
}

function subscribe(listener: () => void): () => void {
  void takeUpAll().then(() => {
    done = true;
    listener();
  });
  return () => undefined;
}
