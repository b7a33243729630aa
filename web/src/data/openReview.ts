import type { Incoming } from '@readback/core/model/request.ts';
import { activity } from './activity.ts';

/** The one door to a signature: keeps the request as an entry of Activity and opens its Review. Gives the entry's id. */
export function openReview(incoming: Incoming): string {
  const id = activity.open(incoming);
  // The address is what the router follows; importing the router would tie every screen to every other.
  location.hash = `#/review/${id}`;
  return id;
}
