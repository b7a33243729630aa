import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { isAnswerUnknown } from '../data/activity/isAnswerUnknown.ts';
import { isLoud } from '../readback/isLoud.ts';
import type { EntryState } from '../router/entryStates.ts';

/** What became of an entry, coarsely: each is in exactly one state. */
export function stateOf(entry: ActivityEntry): EntryState {
  switch (entry.state) {
    case 'open':
    case 'rejected':
      return entry.state;
    case 'failed':
      return isAnswerUnknown(entry) ? 'waiting' : 'failed';
    case 'asked':
      return 'waiting';
    case 'signed':
    case 'sent':
      if (isLoud(entry.hearback)) return 'different';
      return isWaiting(entry) ? 'waiting' : 'done';
  }
}

function isWaiting({ hearback }: ActivityEntry): boolean {
  return !hearback || hearback.effects === 'pending' || hearback.verdict === 'cannotTell';
}
