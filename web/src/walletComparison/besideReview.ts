import type { Readback } from '@readback/core/model/readback.ts';
import { activity } from '../data/activity/activity.ts';
import { handing } from '../data/activity/handing.ts';
import { here } from '../router/here.ts';

/** The readback on the screen whose request waits for a wallet at this moment, as it was read before it was signed. */
export function besideReview(): Readback | undefined {
  const id = /^\/review\/([^/]+)$/.exec(here().place.path)?.[1];
  if (id === undefined || handing.get(id).phase !== 'asked') return undefined;
  return activity.entry(id)?.readback;
}
