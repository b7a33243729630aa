import { useSyncExternalStore } from 'react';

/** Room for one column only: what decides comes first there, and what is beside it on a wide screen is below. */
export const oneColumn = matchMedia('(max-width: 900px)');

/** Room for the details beside what is decided about. */
export const roomy = matchMedia('(min-width: 1500px)');

/** Room for a drawing beside nothing else; below that its columns would be narrower than a name. */
export const drawable = matchMedia('(min-width: 640px)');

/** Whether the screen is as the query asks, now and when that changes. */
export function useMedia(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => query.matches,
  );
}
