import { cameOf, wouldCome } from '@readback/core/hearback/outcome/came.ts';
import { wayOf } from '@readback/core/model/ways.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/outcome.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { accountOf } from '../../entries/entryFacts.ts';
import type { Target } from '../../router/places.ts';

/** `showsPlan`: on Start, what was said of the next request is brought into sight. */
export type Back = Readonly<{ label: string; target: Target; showsPlan?: true }>;

/**
 * Where one goes on from a request that is decided: to the next that waits, to the account of which a permission was
 * revoked, to whoever asked, or to where requests begin. `waits`: how many others wait for an answer; `plans`: whether what the user
 * said of the next one waits for it.
 */
export function backTo(entry: ActivityEntry, waits: number, plans = false): Back {
  const way = wayOf(entry.incoming.origin.via);
  if (entry.flight !== undefined) return { label: words.done, target: { to: '/school' } };
  if (waits > 0) return { label: fill(words.next, { waits }), target: { to: '/waiting' } };
  if (plans) return { label: words.toPlan, target: { to: '/' }, showsPlan: true };
  if ('asker' in way) return { label: words.toRequests, target: { to: '/waiting' } };
  const account = accountOf(entry);
  if (way.isOfPage && account !== undefined && isRevocation(entry))
    return { label: words.toAccount, target: { to: '/accounts/$address', params: { address: account } } };
  return { label: words.done, target: { to: '/' } };
}

/** What an account’s own list of permissions makes. */
function isRevocation({ readback, hearback }: ActivityEntry): boolean {
  if (readback === undefined) return false;
  const came = (hearback && cameOf(readback, hearback)) ?? wouldCome(readback, 'would');
  return came?.says.id === 'hearback.came.revoked' || came?.says.id === 'hearback.came.operatorOff';
}
