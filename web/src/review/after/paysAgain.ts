import { cameOf } from '@readback/core/hearback/outcome/came.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';

/** Whether it was one payment that arrived, so that the same once more is another one. */
export function paysAgain({ readback, hearback }: ActivityEntry): boolean {
  if (readback === undefined || hearback === undefined || hearback.effects !== 'asRead') return false;
  return cameOf(readback, hearback)?.says.id === 'hearback.came.paid';
}
