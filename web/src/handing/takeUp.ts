import { isOver } from '../data/activity/isOver.ts';
import { walletCall } from '@readback/core/request/wallet/walletCall.ts';
import type { Address } from 'viem';
import { activity, activityTable } from '../data/activity/activity.ts';
import type { ActivityEntry, RawAnswer, WalletCall } from '../data/activity/activityEntry.ts';
import { type Handover, handovers } from '../data/activity/handovers.ts';
import { settled } from '../data/rows/settled.ts';
import { answerOf } from '../wallet/submit.ts';
import { patchOf } from './keepAnswer.ts';

/** For so long (in milliseconds) a record says that its request was handed over, once Activity has the answer. */
const lasts = 30 * 86_400_000;

let started: Promise<void> | undefined;

/**
 * Takes up what was handed over and did not come to an end on an earlier visit, once for each page: what Activity does
 * not say, because it was not written in time, is said by the records. Nothing is handed over. Never rejects.
 */
export function takeUpAll(): Promise<void> {
  started ??= start();
  return started;
}

/** In milliseconds. What comes later is taken up anyway. */
const patience = 2_000;

async function start(): Promise<void> {
  const all = activity.ready.then(() => handovers.all()).then(takeAll);
  await settled(() => all, patience);
}

async function takeAll(all: readonly Handover[]): Promise<void> {
  // Of many entries only the newest are held.
  await activityTable.look(all.flatMap(({ id, settled: isSettled }) => (isSettled ? [] : [id])));
  take(all);
}

function take(all: readonly Handover[]): void {
  for (const record of all) {
    if (!record.settled) takeUp(record);
    else if (Date.now() - record.at > lasts) handovers.forget([record.id]).catch(() => undefined);
  }
  // A table that was slow may bring the entries only now.
  const ids = new Set(all.map(({ id }) => id));
  activityTable.subscribe(() => {
    for (const id of ids)
      if (activity.entry(id)?.state === 'open') {
        ids.delete(id);
        void lookAgain(id);
      }
  });
}

/** Another tab may have taken it back, since its wallet was not asked after all. */
async function lookAgain(id: string): Promise<void> {
  const record = await settled(() => handovers.one(id), patience);
  if (record) takeUp(record);
}

/** Gives the entry of a record the state that the record says. */
export function takeUp(record: Handover): void {
  const { id, answer } = record;
  const entry = activity.entry(id) ?? madeAgain(record);
  if (!entry) return;
  const call = callOf(entry, record.account);
  if (entry.state === 'open') {
    activity.update(id, { state: 'asked', ...(call ? { call } : {}) }, 'open');
  }
  if (!answer || !call || isOver(entry)) return;
  activity.update(id, patchOf(answerOf(call.method, answer, record.safe === true), answer), 'asked');
}

/** Gives an entry what its wallet answered after the page that asked was gone. */
export function takeUpAnswer({ id, call }: ActivityEntry, answer: RawAnswer): void {
  if (call) activity.update(id, patchOf(answerOf(call.method, answer, false), answer), 'asked');
}

/** What Activity never had, or lost. While it cannot be read, it may have it. */
function madeAgain({ id, incoming, at, settled: isSettled }: Handover): ActivityEntry | undefined {
  const keeping = activity.keeping();
  if (!incoming || isSettled || keeping === 'slow' || keeping === 'blocked') return undefined;
  const entry: ActivityEntry = { id, incoming, openedAt: at, state: 'open' };
  activityTable.set(id, entry);
  return entry;
}

function callOf({ incoming }: ActivityEntry, account: Address): WalletCall | undefined {
  try {
    return walletCall(incoming.request, account);
  } catch {
    return undefined;
  }
}
