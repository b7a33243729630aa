import { lookFor, type LookedFor } from '@readback/core/hearback/transaction/lookFor.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { browserWorld } from '../../data/world/world.ts';
import { calledAccount } from '../../readback/calledAccount.ts';

/** Looks for what may have become of an entry whose answer is not known. Only asks. Never throws. */
export async function lookForEntry(entry: ActivityEntry, signal: AbortSignal): Promise<LookedFor> {
  const account = calledAccount(entry);
  if (!entry.readback || !account) return { kind: 'cannotTell' };
  return lookFor(entry.readback, account, browserWorld(), signal);
}
