import { useSyncExternalStore } from 'react';
import { activityTable } from '../activity/activity.ts';
import type { Keeping } from './table.ts';

/** Whether Activity is on the disk, as it is now. */
export function useKeeping(): Keeping {
  return useSyncExternalStore(activityTable.subscribe, activityTable.keeping);
}
