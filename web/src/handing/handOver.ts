import { bringsWallet } from '@readback/core/model/ways.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { walletCall } from '@readback/core/request/wallet/walletCall.ts';
import * as words from '@readback/phrases/words/web/review/sign.ts';
import type { Address } from 'viem';
import type { Connector } from 'wagmi';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry, RawAnswer } from '../data/activity/activityEntry.ts';
import { withHandoverLock } from '../data/activity/handoverLock.ts';
import { type Handover, handovers } from '../data/activity/handovers.ts';
import { recorded } from '../data/activity/recorded.ts';
import { steadyNow } from '../data/base/steadyClock.ts';
import { isOfOtherPage } from '../inbox/extension/boundWallets.ts';
import { within } from '../wallet/base/deadline.ts';
import { NotAskedError, submit } from '../wallet/submit.ts';
import { askToKeep } from './askToKeep.ts';
import { handing, type Unrecorded } from '../data/activity/handing.ts';
import { keepAnswer } from './keepAnswer.ts';
import { takeUp } from './takeUp.ts';

/** So long (in milliseconds) the wallet is kept from a request until its record is on the disk. */
export const recordedWithin = 2_000;

/** In characters of a request: the record of a longer one does not hold it. */
const smallRequest = 20_000;

/**
 * Hands the request of an entry to the wallet, once. Only one tab does so at a time, and the wallet hears of it only
 * when the disk has a record that it may have: whatever happens to this page then, it is never handed over again by
 * itself. `unrecorded`: the user chose to do without that record. Gives why it was not, or what the wallet answered
 * instead; never rejects.
 *
 * @throws {ReadbackError} at once, where no wallet takes this request from this account
 */
export async function handOver({
  entry,
  account,
  connector,
  shown,
  unrecorded,
}: Readonly<{
  entry: ActivityEntry;
  account: Address;
  connector: Connector;
  /** What the user has read. */
  shown: Readback;
  unrecorded: boolean;
}>): Promise<Error | undefined> {
  const { id, incoming, flight } = entry;
  const { asker } = incoming.origin;
  if (bringsWallet(incoming) && asker !== undefined) {
    const provider: unknown = await connector.getProvider().catch(() => undefined);
    if (isOfOtherPage(asker, provider)) return new NotAskedError(words.otherPage);
  }
  const call = walletCall(incoming.request, account);
  const record: Handover = {
    id,
    attempt: crypto.randomUUID(),
    at: Date.now(),
    account,
    ...(connector.type === 'safe' ? { safe: true } : {}),
    ...(flight === undefined && incoming.request.raw.length <= smallRequest ? { incoming } : {}),
  };
  let asked: ActivityEntry | undefined;
  let raw: RawAnswer | undefined;

  const before = async () => {
    mustBeOpen(id);
    if (!unrecorded) await writeAhead(record);
    try {
      mustBeOpen(id);
    } catch (thrown) {
      handovers.release(record).catch(() => undefined);
      throw thrown;
    }
    if (unrecorded) keepRecord(record);
    const patch = { state: 'asked', call, ...recorded(shown) } as const;
    asked = { ...entry, ...patch };
    activity.update(id, patch);
    tellHandedOver(id);
    handing.change(id, { phase: 'asked', since: steadyNow() });
  };

  const onAnswer = (answer: RawAnswer) => {
    raw = answer;
    keepRecord({ ...record, answer });
  };

  handing.change(id, { phase: 'preparing', unrecorded: undefined });
  const work = () => submit({ request: incoming.request, account, connector, before, onAnswer });
  const held = await withHandoverLock(id, async () => {
    const answer = await work();
    if (asked) await keepAnswer(asked, answer, raw);
    return answer;
  }).finally(() => handing.change(id, { phase: undefined }));
  if (!held.mine) {
    return new NotAskedError(words.otherTab);
  }
  const { value: answer } = held;
  if (asked) void settle(record);
  if (asked && answer.kind !== 'failed' && flight === undefined) void askToKeep(id);
  if (answer.kind !== 'failed') return undefined;
  const { error } = answer;
  if (error instanceof UnrecordedError) handing.change(id, { unrecorded: error.why });
  return error instanceof UnrecordedError ? undefined : error;
}

/** Once Activity has the answer on the disk, the record need not have it. */
async function settle(record: Handover): Promise<void> {
  await activity.written();
  const keeping = activity.keeping();
  // What the browser deleted are other entries: this one was written a moment ago.
  if (keeping === 'kept' || keeping === 'reading' || keeping === 'lost')
    await handovers.settle(record).catch(() => undefined);
}

/** It may have been rejected, forgotten, or handed over by another tab a moment ago. */
function mustBeOpen(id: string): void {
  if (activity.entry(id)?.state === 'open') return;
  throw new NotAskedError(words.notOpen);
}

async function writeAhead(record: Handover): Promise<void> {
  const claimed = handovers.claim(record);
  const said = await within(claimed, recordedWithin).catch((thrown: unknown) => {
    throw new UnrecordedError(isFull(thrown) ? 'full' : 'blocked', thrown);
  });
  if (said.late) {
    // What reaches the disk after all is of a request that no wallet has.
    handovers.release(record).catch(() => undefined);
    throw new UnrecordedError('slow');
  }
  if (!said.value) return;
  takeUp(said.value);
  throw new NotAskedError(words.mayHaveIt);
}

function isFull(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
}

/** No record of the hand-over is on the disk, so the wallet was not asked. */
class UnrecordedError extends NotAskedError {
  override name = 'UnrecordedError';
  readonly why: Unrecorded;

  constructor(why: Unrecorded, cause?: unknown) {
    super(words.notRecorded, {
      details: cause instanceof Error ? cause.message : why,
    });
    this.why = why;
  }
}

/** In milliseconds: after this it is said that nothing is kept, and it is tried again. */
const patience = 2_000;
const mostPause = 60_000;

/** The newest record of each entry that is to be on the disk. */
const latest = new Map<string, Handover>();

/**
 * Writes the record of a request that is with a wallet, or was answered, and tries again for as long as the page is
 * open. While the disk has it not, the page says so. Never rejects.
 */
function keepRecord(record: Handover): void {
  const isWriting = latest.has(record.id);
  latest.set(record.id, record);
  if (!isWriting) void write(record.id, 1_000);
}

async function write(id: string, pause: number): Promise<void> {
  const record = latest.get(id);
  if (!record) return;
  const done = handovers.put(record);
  const said = await within(done, patience).catch(() => ({ late: true }) as const);
  if (said.late) handing.change(id, { unkept: true });
  // A disk that is only slow has it in the end.
  const kept = await done.then(
    () => true,
    () => false,
  );
  if (kept && latest.get(id) === record) {
    latest.delete(id);
    if (handing.get(id).unkept) handing.change(id, { unkept: false });
    return;
  }
  if (!kept) await new Promise((resolve) => setTimeout(resolve, pause));
  void write(id, kept ? pause : Math.min(mostPause, pause * 2));
}

const channel = opened();

/** Tells the other tabs that a request is with a wallet, before the table in which that is written does. */
function tellHandedOver(id: string): void {
  channel?.postMessage(id);
}

function opened(): BroadcastChannel | undefined {
  try {
    const it = new BroadcastChannel('readback-handovers');
    // Node keeps a process alive for an open channel; a browser has no such method.
    if ('unref' in it && typeof it.unref === 'function') it.unref();
    it.onmessage = ({ data: id }: MessageEvent<unknown>) => {
      if (typeof id === 'string') activity.update(id, { state: 'asked' }, 'open');
    };
    return it;
  } catch {
    return undefined;
  }
}
