import { hearSignature } from '@readback/core/hearback/signature.ts';
import { hearTransaction } from '@readback/core/hearback/transaction.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { activity } from '../data/activity.ts';
import { book } from '../data/book.ts';
import { browserWorld } from '../data/world.ts';
import { calledAccount, happenedAsRead } from './hearing.ts';

/**
 * Compares what came back for an entry with what was read, and writes each word of it down. Only looks: nothing is
 * sent, and a receipt is waited for as long as `signal` allows. Never rejects.
 */
export async function hear(id: string, signal: AbortSignal): Promise<void> {
  const entry = activity.entry(id);
  const account = entry && calledAccount(entry);
  if (!entry?.readback || !account) return;
  const { readback, signature, hash, hearback: earlier } = entry;
  const world = browserWorld();
  if (signature) {
    const hearback = await hearSignature(readback, { account, signature }, world, signal);
    if (!signal.aborted) write(id, hearback);
  } else if (hash) {
    for await (const hearback of hearTransaction(readback, { account, hash, earlier }, world, signal)) {
      if (signal.aborted) return;
      write(id, hearback);
    }
  }
}

function write(id: string, hearback: Hearback) {
  const entry = activity.entry(id);
  if (!entry) return;
  // Another tab may have heard it already: a payment counts once.
  const before = entry.hearback;
  // That a node no longer answers takes back no difference that was seen.
  if (before?.verdict === 'different' && hearback.verdict === 'cannotTell') return;
  activity.update(id, { hearback });
  // What a file says was paid makes nobody known to the user.
  if (entry.imported || !happenedAsRead(hearback) || (before && happenedAsRead(before))) return;
  for (const { role, address } of entry.readback?.parties ?? [])
    if (role === 'to' || role === 'receiver') book.paid(address);
}
