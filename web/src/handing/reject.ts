import type { Readback } from '@readback/core/model/readback.ts';
import { activity } from '../data/activity/activity.ts';
import { recorded } from '../data/activity/recorded.ts';

/** Rejects an open request. What was read a moment ago is not written down yet, and goes with it. */
export function reject(id: string, read: Readback | undefined): void {
  const record = read && read.verdict !== 'pending' ? recorded(read) : {};
  activity.update(id, { ...record, state: 'rejected' }, 'open');
}
