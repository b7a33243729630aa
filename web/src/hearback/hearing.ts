import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { wasUsed } from '../data/own/usedNetworks.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';

const final: readonly Hearback['verdict'][] = [
  'same',
  'carried',
  'feeOrNonce',
  'different',
  'replaced',
  'dropped',
];

/** So long (in milliseconds) it is looked whether the block of a mined transaction stays. */
const settles = 3_600_000;

/** So long it is looked whether a Safe carried out what was signed for it. */
const safeWaits = 30 * 86_400_000;

/** Whether there is something to hear: the wallet answered, and no last word about it is written yet. */
export function isToHear(entry: ActivityEntry): boolean {
  if (!entry.readback) return false;
  const { hearback: heard, state } = entry;
  if (state === 'signed') return entry.signature !== undefined && !heard;
  if (state !== 'sent' || !(entry.hash || entry.batch || entry.safeTxHash)) return false;
  return isPending(entry);
}

/**
 * Whether it is listened to: where there is something to hear; for a while after it was mined, since its block may be
 * taken back; and for what was signed for a Safe, until the Safe carried it out.
 */
export function isToFollow(entry: ActivityEntry, now = Date.now()): boolean {
  if (isToHear(entry)) return true;
  const { readback, hearback: heard, state, openedAt, signature, incoming } = entry;
  if (!readback || !heard) return false;
  const age = now - openedAt;
  if (state === 'sent') return isUnsettled(heard) && age < settles;
  if (state !== 'signed' || !signature || age > safeWaits) return false;
  return (
    isUnsettled(heard) || heard.verdict === 'reorganised' || isSignedForSafe(incoming.request.body, heard)
  );
}

/** Whether its word may still change by itself soon: before those that only wait for owners, or for blocks on top. */
export function isPending({ hearback }: ActivityEntry): boolean {
  return !hearback || !final.includes(hearback.verdict) || hearback.effects === 'pending';
}

function isUnsettled({ followed, facts }: Hearback): boolean {
  return followed?.block !== undefined && facts['mined.settled'] === undefined;
}

function isSignedForSafe(body: Body, { verdict, effects }: Hearback): boolean {
  const forSafe =
    body.kind === 'safeTransaction' || (body.kind === 'typedData' && body.typed.primaryType === 'SafeTx');
  return forSafe && verdict === 'same' && effects === 'notApplicable';
}

/** Whether the chain that it was in a block of was begun again since: only the practice chain is. */
export function isUndone({ says }: Hearback): boolean {
  return says.some(({ id }) => id === 'hearback.undone.restart');
}

/**
 * Whether a node may be asked without a press: the user acted on its network, by this very request if it was made
 * here.
 */
export function mayAskByItself({ imported, incoming }: ActivityEntry): boolean {
  const chainId = chainOf(incoming.request.body);
  return !imported || (chainId !== undefined && wasUsed(chainId));
}

/** Whether money arrived where the readback said, so that the receiver is known to the user from now on. */
export function happenedAsRead({ verdict, effects, said }: Hearback): boolean {
  if (said?.state === 'differs') return false;
  const same = verdict === 'same' || verdict === 'carried' || verdict === 'feeOrNonce';
  return same && effects === 'asRead';
}

/** Whether it was mined and failed, also where that was read before. */
export function hasFailed({ effects, says }: Hearback): boolean {
  return effects === 'reverted' || says.some(({ id }) => fails.has(id));
}

const fails: ReadonlySet<string> = new Set(['hearback.mined.reverted', 'hearback.carried.failed']);
