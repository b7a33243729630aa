import type { Readback } from '@readback/core/model/readback.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Address } from 'viem';
import { activity } from '../data/activity.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { readInWorker } from '../data/engine.ts';
import { browserWorld } from '../data/world.ts';
import type { Wallet } from '../wallet/useWallet.ts';

export type Reading = Readonly<{
  /** What the page shows; while the same is read again, what was read before. */
  shown: Readback | undefined;
  /** What may be signed: the reading for the wallet as it is now. Undefined until it says anything. */
  current: Readback | undefined;
  /** The wallet's account when `current` was read. */
  readFor: Address | undefined;
  /** Reads again, from the start. */
  retry: () => void;
}>;

type Read = Readonly<{ key: string; account: Address | undefined; readback: Readback }>;

/**
 * Reads an open request, and reads it again when the wallet's account or network changes, since both are part of
 * what is checked. An entry that was answered is not read: what was read then is its record.
 */
export function useReading(entry: ActivityEntry, wallet: Wallet): Reading {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<Read>();
  const [settled, setSettled] = useState<Read>();
  const { id, incoming, state } = entry;
  const connected = wallet.status === 'connected' && wallet.account !== undefined;
  const account = connected ? wallet.account : undefined;
  const chainId = connected ? wallet.chainId : undefined;
  const name = connected ? (wallet.name ?? '') : '';
  const reads = state === 'open' && wallet.status !== 'reconnecting';
  const key = `${attempt} ${account ?? ''} ${chainId ?? ''}`;

  const take = useEffectEvent((readback: Readback) => {
    const read = { key, account, readback };
    setLatest(read);
    if (readback.verdict === 'pending') return;
    setSettled(read);
    activity.update(id, { readback });
  });

  // The engine lives in a worker, outside React.
  useEffect(() => {
    if (!reads) return;
    const session = account && chainId !== undefined ? { account, chainId, name } : undefined;
    const reading = readInWorker(incoming, (readback) => take(readback), browserWorld({ wallet: session }));
    return () => reading.stop();
  }, [reads, incoming, account, chainId, name, attempt]);

  const retry = () => setAttempt((before) => before + 1);
  if (state !== 'open') {
    return { shown: entry.readback ?? latest?.readback, current: undefined, readFor: undefined, retry };
  }
  const current = latest?.key === key ? latest : undefined;
  const unfinished = !current || current.readback.verdict === 'pending';
  const before = unfinished && settled?.account === account ? settled : undefined;
  return {
    shown: before?.readback ?? current?.readback,
    current: current?.readback,
    readFor: current?.account,
    retry,
  };
}
