import type { Step } from '@readback/core/model/step.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';

/**
 * How many requests that named or called an account went through this page to a wallet which signed them. What came with
 * a file, what was only flown, and what is still open do not count.
 *
 * @param address in lower case
 */
export function metBefore(entries: readonly ActivityEntry[], chainId: number, address: string): number {
  return entries.filter(
    ({ state, imported, flight, incoming, readback }) =>
      (state === 'signed' || state === 'sent') &&
      !imported &&
      flight === undefined &&
      readback !== undefined &&
      chainOf(incoming.request.body) === chainId &&
      (readback.parties.some((it) => it.address.toLowerCase() === address) ||
        isCalled(readback.steps, address)),
  ).length;
}

function isCalled(steps: readonly Step[], address: string): boolean {
  return steps.some((step) => step.to?.toLowerCase() === address || isCalled(step.steps, address));
}
