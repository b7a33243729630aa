import type { Incoming } from '@readback/core/model/request.ts';
import { router } from '../app/router.tsx';
import { activity } from './activity.ts';

/** The one door to a signature: keeps the request as an entry of Activity and opens its Review. Gives the entry's id. */
export function openReview(incoming: Incoming): string {
  const id = activity.open(incoming);
  void router.navigate({ to: '/review/$id', params: { id } });
  return id;
}
