import type { Incoming } from '@readback/core/model/request.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { onlyChecked } from '@readback/core/model/ways.ts';
import { activity } from './activity.ts';
import { noteFresh } from './fresh.ts';
import { noteUsed } from './usedNetworks.ts';

/**
 * The one door to a signature: keeps the request as an entry of Activity and opens its Review. Gives the entry's id.
 * `flight` is the scenario that it is flown for.
 */
export function openReview(incoming: Incoming, flight?: string): string {
  noteFresh(incoming.request);
  const id = activity.open(incoming, flight);
  const chainId = chainOf(incoming.request.body);
  if (chainId !== undefined && onlyChecked(incoming) === undefined) noteUsed(chainId);
  // The address is what the router follows; importing the router would tie every screen to every other.
  location.hash = `#/review/${id}`;
  return id;
}
