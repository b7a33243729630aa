import type { Incoming } from '@readback/core/model/request.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { onlyChecked } from '@readback/core/model/ways.ts';
import { walletStore } from '../wallet/base/store.ts';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { armed } from '../data/activity/armed.ts';
import { noteFresh } from '../data/activity/fresh.ts';
import { saidFor } from '../data/activity/saidFor.ts';
import { noteUsed } from '../data/own/usedNetworks.ts';

/**
 * The one door to a signature: keeps the request as an entry of Activity and opens its Review. Gives the entry's id.
 * `of.flight` is the scenario that it is flown for. What the user said before for this account's next request is compared
 * with this one; a flight is not a request of their own.
 */
export function openReview(incoming: Incoming, of: Pick<ActivityEntry, 'flight' | 'veiled'> = {}): string {
  noteFresh(incoming.request);
  const meets = of.flight === undefined && incoming.intent === undefined;
  const intent = meets && armed.isRead() ? saidOf(incoming) : undefined;
  const id = activity.open(intent ? { ...incoming, intent } : incoming, of);
  if (intent) armed.withdraw(intent.account);
  // The Review waits for it, too.
  if (meets && !armed.isRead()) void armed.ready.then(() => meetLate(id));
  const chainId = chainOf(incoming.request.body);
  if (chainId !== undefined && onlyChecked(incoming) === undefined) noteUsed(chainId);
  // The address is what the router follows; importing the router would tie every screen to every other.
  location.hash = `#/review/${id}`;
  return id;
}

function saidOf(incoming: Incoming) {
  const { account, watched } = walletStore.get();
  return saidFor(incoming, account ?? watched);
}

/** For a request that came before it was known what had been said. */
function meetLate(id: string) {
  const entry = activity.entry(id);
  if (!entry || entry.incoming.intent) return;
  const intent = saidOf(entry.incoming);
  if (!intent) return;
  activity.say(id, intent);
  armed.withdraw(intent.account);
}
