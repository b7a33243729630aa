import { changing } from '../data/base/changing.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';

/** The entry that was forgotten last, as long as it can come back by a press. */
export const forgotten = changing<ActivityEntry | undefined>(undefined);
