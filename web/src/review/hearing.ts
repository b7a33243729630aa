import type { Hearback } from '@readback/core/model/hearback.ts';
import { signingMethods } from '@readback/core/request/methods.ts';
import type { Address } from 'viem';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { wasUsed } from '../data/usedNetworks.ts';
import { chainOf } from '@readback/core/request/chainOf.ts';

const final: readonly Hearback['verdict'][] = [
  'same',
  'carried',
  'feeOrNonce',
  'different',
  'replaced',
  'dropped',
];

/** Whether there is something to hear: the wallet answered, and no last word about it is written yet. */
export function isToHear(entry: ActivityEntry): boolean {
  if (!entry.readback) return false;
  const heard = entry.hearback;
  if (entry.state === 'signed') return entry.signature !== undefined && !heard;
  if (entry.state !== 'sent' || !entry.hash) return false;
  return !heard || !final.includes(heard.verdict) || heard.effects === 'pending';
}

/** What happened is not what was read back: nothing beside it may look calm. */
export function isLoud(hearback: Hearback | undefined): boolean {
  return hearback?.verdict === 'different' || hearback?.effects === 'different';
}

/**
 * Whether a node may be asked without a press: the user acted on its network, by this very request if it was made
 * here.
 */
export function mayAskByItself({ imported, incoming }: ActivityEntry): boolean {
  const chainId = chainOf(incoming.request.body);
  return !imported || (chainId !== undefined && wasUsed(chainId));
}

/** The account that the wallet was asked for, from what it was asked. */
export function calledAccount({ call }: ActivityEntry): Address | undefined {
  if (!call) return undefined;
  // A message comes before its account, and one of twenty bytes looks like an account itself.
  for (const param of call.method === signingMethods.message ? call.params.slice(1) : call.params) {
    const from = typeof param === 'object' && param !== null && 'from' in param ? param.from : param;
    if (typeof from === 'string' && /^0x[0-9a-fA-F]{40}$/.test(from)) return from as Address;
  }
  return undefined;
}

/** Whether money arrived where the readback said, so that the receiver is known to the user from now on. */
export function happenedAsRead({ verdict, effects }: Hearback): boolean {
  const same = verdict === 'same' || verdict === 'carried' || verdict === 'feeOrNonce';
  return same && effects === 'asRead';
}
