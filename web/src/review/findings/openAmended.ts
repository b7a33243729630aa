import type { Body, Incoming } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { safeTxTypedData } from '@readback/core/request/safe/safeTypedData.ts';
import { activity } from '../../data/activity/activity.ts';
import { openReview } from '../../inbox/openReview.ts';
import { rawOf } from '../../inbox/rawOf.ts';
import type { Doing } from '../../readback/doing.ts';

/**
 * Opens the Review of a request that was changed in one value. Whoever asked for the former one asked for this one
 * too: a link does not become the user's own request by a press on a remedy.
 */
export function openAmended(former: Incoming, body: Body, { id, flight }: Doing): void {
  const next = openReview(amendedIncoming(former, body, Date.now()), flight === undefined ? {} : { flight });
  activity.update(next, { amends: id });
}

/** Names that were typed stay with the addresses that are still in it; what the user means stays what they mean. */
export function amendedIncoming({ origin, names = [], intent }: Incoming, body: Body, now: number): Incoming {
  const raw = body.kind === 'safeTransaction' ? safeTxTypedData(body).json : rawOf(body);
  const text = raw.toLowerCase();
  const kept = names.filter(({ address }) => text.includes(address.slice(2).toLowerCase()));
  return {
    request: freeze(body, raw),
    origin,
    receivedAt: now,
    ...(kept.length > 0 ? { names: kept } : {}),
    ...(intent ? { intent } : {}),
  };
}
