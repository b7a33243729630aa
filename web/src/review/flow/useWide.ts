import { useSyncExternalStore } from 'react';

/** Whether there is room for a drawing beside nothing else; below that its columns would be narrower than a name. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

const query = matchMedia('(min-width: 640px)');

function subscribe(changed: () => void): () => void {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
