import type { Body, Incoming, TypedName } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { FormOrigin } from '../router/formOrigin.ts';

/**
 * What was composed here, frozen now: the request that Review shows and the wallet gets. `raw` is what was typed;
 * `names` are those typed behind addresses of it. A form that a link filled in gives a request that came by link:
 * it is only checked until the user makes it theirs.
 */
export function formIncoming(
  body: Body,
  raw: string,
  { names = [], filledBy = 'own' }: { names?: readonly TypedName[]; filledBy?: FormOrigin } = {},
): Incoming {
  return {
    request: freeze(body, raw),
    origin: { via: filledBy === 'link' ? 'link' : 'form' },
    receivedAt: Date.now(),
    ...(names.length > 0 ? { names } : {}),
  };
}
