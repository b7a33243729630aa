/** What a Review shows, and what may be signed, of what was read so far: no engine, and no screen. */
import type { Incoming } from '@readback/core/model/request.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Address } from 'viem';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { sameSaying } from '../../data/activity/keptIntent.ts';
import type { WalletState } from '../../wallet/base/store.ts';
import type { Base, Drifting } from '../drift/drifting.ts';

/** Whom a request is read for, and whether it is read at all. */
export type ReadFor = Readonly<{
  reads: boolean;
  account?: Address;
  chainId?: number;
  /** What the wallet calls itself; empty where none is connected. */
  name: string;
}>;

/**
 * A flight of the school is read for the practice wallet alone, as if no other were connected. A page that was closed while
 * the wallet was asked may have kept nothing of what was read: that is read once more.
 */
export function readsFor(
  { state, flight, readback, summary }: Pick<ActivityEntry, 'state' | 'flight' | 'readback' | 'summary'>,
  wallet: Pick<WalletState, 'status' | 'kind' | 'account' | 'chainId' | 'name'>,
): ReadFor {
  const lacksRecord = state === 'asked' && readback === undefined && summary === undefined;
  const reads = (state === 'open' || lacksRecord) && wallet.status !== 'reconnecting';
  const plays = flight === undefined || wallet.kind === 'practice';
  if (!plays || wallet.status !== 'connected' || wallet.account === undefined) return { reads, name: '' };
  const { account, chainId, name = '' } = wallet;
  return { reads, account, ...(chainId === undefined ? {} : { chainId }), name };
}

/** What a reading is of: another attempt, account, network or saying makes it another one. */
export function readingKey(attempt: number, { account, chainId }: ReadFor, { intent }: Incoming): string {
  return `${attempt} ${account ?? ''} ${chainId ?? ''} ${intent?.saidAt ?? ''}`;
}

/** One answer of the engine: of which reading, and the account it is for. */
export type Read = Base & Readonly<{ key: string; account: Address | undefined }>;

/** What may be inspected again for changes: what was judged of the request as it is now. */
export function driftBase(
  state: ActivityEntry['state'],
  key: string,
  latest: Read | undefined,
): Read | undefined {
  return state === 'open' && latest?.key === key && latest.readback.verdict !== 'pending'
    ? latest
    : undefined;
}

export type Shown = Readonly<{
  /** What the page shows; while the same is read again, what was read before. */
  shown: Readback | undefined;
  /** What may be signed: the reading for the wallet as it is now. Undefined until it says anything. */
  current: Readback | undefined;
  /** The wallet's account when `current` was read. */
  readFor: Address | undefined;
  /** When `current` was found, or last inspected again, in milliseconds since the epoch. */
  readAt: number;
  /** What has become of `current` since it was read; absent until it was inspected again. */
  drifting?: Drifting;
}>;

export type ReadSoFar = Readonly<{
  entry: Pick<ActivityEntry, 'state' | 'readback'>;
  incoming: Incoming;
  account: Address | undefined;
  key: string;
  /** The last answer, and the last that had a verdict, of whichever reading. */
  latest: Read | undefined;
  settled: Read | undefined;
  drifting: Drifting | undefined;
  /** The record with all of its steps, where it keeps only the first. */
  whole: Readback | undefined;
}>;

export function readingOf(of: ReadSoFar): Shown {
  const { entry, incoming, account, key, latest, settled, drifting, whole } = of;
  if (entry.state !== 'open') {
    const shown = whole ?? entry.readback ?? latest?.readback;
    return { shown, current: undefined, readFor: undefined, readAt: 0 };
  }
  const current = latest?.key === key ? latest : undefined;
  const isUnfinished = !current || current.readback.verdict === 'pending';
  // What was read for another account, or before anything else was said, is not a readback of it.
  const isAsBefore =
    settled?.account === account && sameSaying(settled?.readback.incoming.intent, incoming.intent);
  const before = isUnfinished && isAsBefore ? settled?.readback : undefined;
  const now = drifting?.shown ?? current?.readback;
  return {
    shown: before ?? now,
    current: now,
    readFor: current?.account,
    readAt: Math.max(current?.at ?? 0, drifting?.renewedAt ?? 0),
    ...(drifting ? { drifting } : {}),
  };
}

/** The record with all of its steps, where it keeps only the first of what was read here. */
export function wholeOf(
  { readback, allSteps }: Pick<ActivityEntry, 'readback' | 'allSteps'>,
  read: Readback | undefined,
): Readback | undefined {
  if (allSteps === undefined || readback === undefined || readback.revision !== read?.revision)
    return undefined;
  return { ...readback, steps: read.steps };
}

/** Whether an answer still counts: once the wallet was asked, what the user had read is the record. */
export function isNews(entry: Pick<ActivityEntry, 'state' | 'readback'> | undefined): boolean {
  return entry !== undefined && (entry.state === 'open' || entry.readback === undefined);
}
