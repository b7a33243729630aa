import type { Body, Incoming } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/freeze.ts';

/** What was composed here, frozen now: the request that Review shows and the wallet gets. `raw` is what was typed. */
export function formIncoming(body: Body, raw: string): Incoming {
  return { request: freeze(body, raw), origin: { via: 'form' }, receivedAt: Date.now() };
}
