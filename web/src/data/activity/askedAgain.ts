import type { Incoming, Origin } from '@readback/core/model/request.ts';
import { wayOf } from '@readback/core/model/ways.ts';
import type { ActivityEntry } from './activityEntry.ts';

/**
 * The same request once more. What a file says of where its request came from is not taken over: it counts as pasted,
 * or as come by a way that is only checked. Names that it says were typed are not names that this user typed.
 */
export function askedAgain({ incoming, imported }: ActivityEntry, now = Date.now()): Incoming {
  // What was mined is read as of its own time.
  if (!imported) return incoming.mined ? incoming : { ...incoming, receivedAt: now };
  const { via, claimed } = incoming.origin;
  const origin: Origin = {
    via: wayOf(via).trust === 'sign' ? 'paste' : via,
    ...(claimed === undefined ? {} : { claimed }),
  };
  return { request: incoming.request, origin, receivedAt: now };
}
