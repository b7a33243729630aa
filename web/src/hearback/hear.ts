import { paidParties } from '@readback/core/evidence/spending/paidParties.ts';
import { hearCalls } from '@readback/core/hearback/batch/calls.ts';
import { hearSafe } from '@readback/core/hearback/safe/safe.ts';
import { hearSignature } from '@readback/core/hearback/signature/signature.ts';
import { hearTransaction } from '@readback/core/hearback/transaction/transaction.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Address } from 'viem';
import { activity, activityTable } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { book } from '../data/own/book.ts';
import { browserWorld } from '../data/world/world.ts';
import { calledAccount } from '../readback/calledAccount.ts';
import { happenedAsRead } from './hearing.ts';
import { afterRestart } from './undone.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { networkOf } from '../data/networks/config.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { askCallsStatus } from '../wallet/callsStatus.ts';

/** What a screen is told when what looks broke, or a part of it did not come. */
export type OnFailed = (error: unknown) => void;

type Run = Readonly<{ controller: AbortController; listeners: Set<OnFailed> }>;

/** What is being heard, by the id of its entry, and for which screens. */
const running = new Map<string, Run>();

/**
 * Compares what came back for an entry with what was read, and writes each word of it down. Only looks: nothing is
 * sent, and a receipt is waited for as long as `signal` allows. Several screens may wait for the same entry: it is
 * asked for once, until the last of them is gone; `again` starts over. Never throws: `onFailed` is told.
 */
export function hear(id: string, signal: AbortSignal, onFailed: OnFailed, again = false): void {
  if (signal.aborted) return;
  if (again) stop(id);
  const run = running.get(id) ?? start(id);
  run.listeners.add(onFailed);
  const leave = () => {
    run.listeners.delete(onFailed);
    if (run.listeners.size === 0) run.controller.abort();
    if (run.listeners.size === 0 && running.get(id) === run) running.delete(id);
  };
  signal.addEventListener('abort', leave, { once: true });
}

function start(id: string): Run {
  const run: Run = { controller: new AbortController(), listeners: new Set() };
  const { signal } = run.controller;
  running.set(id, run);
  const end = () => {
    if (running.get(id) === run) running.delete(id);
  };
  void listen(id, signal).then(end, (error: unknown) => {
    end();
    if (!signal.aborted) for (const onFailed of run.listeners) onFailed(error);
  });
  return run;
}

function stop(id: string) {
  running.get(id)?.controller.abort();
  running.delete(id);
}

async function listen(id: string, signal: AbortSignal): Promise<void> {
  const entry = activity.entry(id);
  const account = entry && calledAccount(entry);
  if (!entry?.readback || !account) return;
  for await (const hearback of heard(entry, account, signal)) {
    if (signal.aborted) return;
    write(id, hearback);
  }
}

async function* heard(entry: ActivityEntry, account: Address, signal: AbortSignal): AsyncGenerator<Hearback> {
  const { id, readback, signature, hash, parts, batch, safeTxHash, hearback: earlier } = entry;
  if (!readback) return;
  const world = browserWorld({ review: id });
  if (signature) {
    const isOpen = earlier === undefined || earlier.verdict === 'cannotTell';
    const first = isOpen ? await hearSignature(readback, { account, signature }, world, signal) : earlier;
    if (isOpen) yield first;
    if (first.verdict !== 'different' && first.verdict !== 'cannotTell') {
      yield* hearSafe(readback, { account, earlier: first }, world, signal);
    }
  } else if (hash) {
    const signedHere = othersOf(id);
    yield* hearTransaction(readback, { account, hash, earlier, signedHere }, world, signal);
  } else if (parts) {
    yield* hearCalls(readback, { account, hashes: parts, earlier }, world, signal);
  } else if (batch) {
    yield* hearBatch({ id, batch, account }, signal);
  } else if (safeTxHash) {
    yield* hearSafe(readback, { account, safeTxHash, earlier }, world, signal);
  }
}

/** Transactions of other requests that were read back here, and not only taken over from a file. */
function othersOf(id: string) {
  return [...activityTable.rows().values()].flatMap((other) =>
    other.id !== id && !other.imported && other.hash ? [other.hash] : [],
  );
}

function write(id: string, word: Hearback) {
  const entry = activity.entry(id);
  if (!entry) return;
  const hearback = afterRestart(entry.hearback, word, isPractice(entry));
  // Another tab may have heard it already: a payment counts once.
  const before = entry.hearback;
  // That a node no longer answers takes back nothing that was seen: no difference, and nothing that was mined.
  const wasSeen = before?.verdict === 'different' || before?.followed?.block !== undefined;
  if (wasSeen && hearback.verdict === 'cannotTell') return;
  activity.update(id, { hearback });
  // What a file says was paid, or what was flown in the school, makes nobody known to the user.
  if (
    entry.imported ||
    entry.flight !== undefined ||
    !happenedAsRead(hearback) ||
    (before && happenedAsRead(before))
  )
    return;
  for (const address of entry.readback === undefined ? [] : paidParties(entry.readback)) book.paid(address);
}

function isPractice({ incoming }: ActivityEntry): boolean {
  const chainId = chainOf(incoming.request.body);
  return chainId !== undefined && networkOf(chainId)?.practice === true;
}

/** In milliseconds, and how often: five minutes. */
const pause = 4_000;
const most = 75;

/**
 * Asks the wallet how far a batch is that it took (EIP-5792), and keeps by which transactions it says that it carried
 * the calls out: those are then followed on the chain. One that is not connected is waited for a while.
 */
async function* hearBatch(
  { id, batch, account }: Readonly<{ id: string; batch: string; account: Address }>,
  signal: AbortSignal,
): AsyncGenerator<Hearback> {
  let waits = false;
  for (let turn = 0; turn < most && !signal.aborted; turn += 1) {
    const said = await askCallsStatus(batch, account);
    if (signal.aborted) return;
    const [hash, ...more] = said?.hashes ?? [];
    if (hash && said?.state !== 'waits') {
      // The entry is heard again, by what it has now.
      activity.update(id, more.length === 0 ? { hash } : { parts: [hash, ...more] });
      return;
    }
    if (said?.state === 'failed') return yield word('dropped', 'notApplicable', 'hearback.calls.failed');
    if (said?.state === 'ended') return yield word('cannotTell', 'cannotTell', 'hearback.calls.cannotTell');
    if (said && !waits) yield word('waiting', 'pending', 'hearback.calls.waiting');
    waits ||= said !== undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

type CallsPhrase = 'hearback.calls.waiting' | 'hearback.calls.failed' | 'hearback.calls.cannotTell';

function word(verdict: Hearback['verdict'], effects: Hearback['effects'], id: CallsPhrase): Hearback {
  const says: Phrase = { id, args: {} };
  return { verdict, effects, differs: [], lines: [], facts: {}, says: [says] };
}
