import { valueOf, type Known, known } from '@readback/core/model/known.ts';
import type { Questions, WaitingCall } from '@readback/core/world/world.ts';
import { isAddressEqual } from 'viem';
import { activity, activityTable } from '../activity/activity.ts';
import type { ActivityEntry } from '../activity/activityEntry.ts';

/**
 * What an account sent from this browser, and what a node had not mined when it was last heard of: its number is known
 * by that time, and that it is what was read back. What a file says was sent here is nobody's record.
 */
export async function askWaiting({
  chainId,
  account,
}: Questions['waiting']['ask']): Promise<Known<readonly WaitingCall[]>> {
  await activity.ready;
  const mine = ({
    incoming: { request },
    hearback,
    state,
    imported,
  }: ActivityEntry): readonly WaitingCall[] => {
    const { body } = request;
    if (state !== 'sent' || imported || body.kind !== 'transaction' || body.chainId !== chainId) return [];
    if (hearback?.verdict !== 'waiting' && hearback?.verdict !== 'stuck') return [];
    const from = valueOf(hearback.facts['sent.from']?.value);
    const nonce = valueOf(hearback.facts['sent.nonce']?.value);
    if (from?.kind !== 'address' || nonce?.kind !== 'integer') return [];
    return isAddressEqual(from.address, account) ? [{ nonce: nonce.value, call: body.call }] : [];
  };
  return known([...activityTable.rows().values()].flatMap(mine));
}
