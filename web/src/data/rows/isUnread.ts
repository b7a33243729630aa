import type { Keeping } from './table.ts';

/** Whether there may be entries on the disk that this page has not read: that one is not here says nothing then. */
export function isUnread(keeping: Keeping): keeping is 'reading' | 'slow' | 'blocked' {
  return keeping === 'reading' || keeping === 'slow' || keeping === 'blocked';
}
