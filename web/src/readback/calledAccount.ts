import { sendingMethods, signingMethods } from '@readback/core/request/wallet/methods.ts';
import type { Address } from 'viem';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';

/** The account that the wallet was asked for, from what it was asked. */
export function calledAccount({ call, incoming }: ActivityEntry): Address | undefined {
  if (!call) return undefined;
  const { body } = incoming.request;
  // It came signed: its account is the one whose key signed it.
  if (call.method === sendingMethods.rawTransaction) {
    return body.kind === 'transaction' ? body.from : undefined;
  }
  // A message comes before its account, and one of twenty bytes looks like an account itself.
  for (const param of call.method === signingMethods.message ? call.params.slice(1) : call.params) {
    const from = typeof param === 'object' && param !== null && 'from' in param ? param.from : param;
    if (typeof from === 'string' && /^0x[0-9a-fA-F]{40}$/.test(from)) return from as Address;
  }
  return undefined;
}
