import { useSyncExternalStore } from 'react';
import { activityTable } from './activity.ts';
import type { Keeping } from '../rows/table.ts';

/** Whether Activity is on the disk, as it is now. */
export function useKeeping(): Keeping {
  return useSyncExternalStore(activityTable.subscribe, activityTable.keeping);
}
