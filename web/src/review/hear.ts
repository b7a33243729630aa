import { hearCalls } from '@readback/core/hearback/batch/calls.ts';
import { hearSafe } from '@readback/core/hearback/safe/safe.ts';
import { hearSignature } from '@readback/core/hearback/signature/signature.ts';
import { hearTransaction } from '@readback/core/hearback/transaction/transaction.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Address } from 'viem';
import { activity, activityTable } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { book } from '../data/book.ts';
import { browserWorld } from '../data/world.ts';
import { hearBatch } from './hearBatch.ts';
import { calledAccount } from './calledAccount.ts';
import { happenedAsRead } from './hearing.ts';

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
  const world = browserWorld();
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

function write(id: string, hearback: Hearback) {
  const entry = activity.entry(id);
  if (!entry) return;
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
  for (const { role, address } of entry.readback?.parties ?? [])
    if (role === 'to' || role === 'receiver') book.paid(address);
}
