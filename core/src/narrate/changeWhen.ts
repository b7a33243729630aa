import { offersOf } from '../actions/offers/offers.ts';
import type { Readback } from '../model/readback.ts';

/** What has to happen first: what is only signed moves when someone accepts the offer, or uses the signature. */
export type ChangeWhen = 'run' | 'offer' | 'offers' | 'signed';

/** When the changes of a request happen: `run` where it makes them itself. */
export function changeWhen({ steps, incoming }: Pick<Readback, 'steps' | 'incoming'>): ChangeWhen {
  if (incoming.request.body.kind !== 'typedData') return 'run';
  const offers = steps.flatMap(offersOf).length;
  if (offers === 0) return 'signed';
  return offers === 1 ? 'offer' : 'offers';
}
