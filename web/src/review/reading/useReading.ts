import { freshMemory, remembering } from '@readback/core/drift/memory.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { activity } from '../../data/activity/activity.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { readInWorker } from '../../data/engine/engine.ts';
import { isSent } from '../../data/activity/isSent.ts';
import { sameSaying } from '../../data/activity/keptIntent.ts';
import { checkWords, lateWords } from '../../data/lateWords.ts';
import { recorded } from '../../data/activity/recorded.ts';
import { steadyNow } from '../../data/base/steadyClock.ts';
import { browserWorld } from '../../data/world/world.ts';
import type { WalletState } from '../../wallet/base/store.ts';
import { useDrift } from '../drift/useDrift.ts';
import { fetchText } from '../text/textPart.ts';
import {
  driftBase,
  isNews,
  type Read,
  readingKey,
  readingOf,
  readsFor,
  type Shown,
  wholeOf,
} from './readingOf.ts';

export type Reading = Shown &
  Readonly<{
    /** Whether something material has changed, also where it is not drawn yet. */
    isHeld: () => boolean;
    /** Takes what it would be read as now for what is read. */
    accept: () => void;
    /** Reads again, from the start. */
    retry: () => void;
  }>;

/** How long a wallet must stay the same before it is read for again: some change their network many times at once. */
const stillness = 200;

/** In milliseconds. */
const soon = 100;

/** In characters of a request. */
const shortText = 20_000;

/**
 * Reads an open request, and reads it again when the wallet's account or network changes, since both are part of
 * what is checked. An entry that was answered is not read: what was read then is its record.
 */
export function useReading(entry: ActivityEntry, wallet: WalletState): Reading {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<Read>();
  const [settled, setSettled] = useState<Read>();
  const { id, state, flight } = entry;
  // The same until the user says what they mean by it, or takes that back; another tab that writes to the entry makes
  // another copy, which is not news.
  const [incoming, setIncoming] = useState(entry.incoming);
  if (state === 'open' && !sameSaying(incoming.intent, entry.incoming.intent)) setIncoming(entry.incoming);
  const readFor = readsFor(entry, wallet);
  const { reads, account, chainId, name } = readFor;
  const key = readingKey(attempt, readFor, incoming);
  const again = useRef(false);

  // The engine lives in a worker, outside React.
  useEffect(() => {
    if (!reads) return;
    // Checks of what is signed are said in them; where they do not come, each sentence asks again.
    if (!isSent({ incoming })) void Promise.all([lateWords(), checkWords()]);
    let first = true;
    const session = account && chainId !== undefined ? { account, chainId, name } : undefined;
    const world = browserWorld({ wallet: session, flight, review: id });
    const memory = freshMemory();
    // The words of a message are shown with the verdict on them.
    const text = incoming.request.body.kind === 'message' ? fetchText() : undefined;
    const take = (readback: Readback) => (text ? void text.then(() => taken(readback)) : taken(readback));
    // What this reading finds is for this wallet, whichever is connected by the time it is found.
    const taken = (readback: Readback) => {
      if (!isNews(activity.entry(id))) return;
      const read = { key, account, readback, at: steadyNow(), world, memory };
      const draw = () => {
        setLatest(read);
        if (readback.verdict !== 'pending') setSettled(read);
      };
      // What is decoded is there at once; what is found later is drawn in pauses, and so is a long page.
      if (first && incoming.request.raw.length <= shortText) flushSync(draw);
      else startTransition(draw);
      first = false;
      const judged = readback.verdict !== 'pending';
      // Warnings are said in them; and whatever was read, what follows is: also where no network is left afterwards.
      if (judged || readback.findings.some((it) => it.outcome === 'fired')) void checkWords();
      if (!judged) return;
      // Written down once it is drawn. If the wallet is asked before, what was read goes with that.
      setTimeout(() => {
        const kept = activity.entry(id);
        // Said or taken back meanwhile: this is no longer its reading.
        if (!kept || !sameSaying(kept.incoming.intent, incoming.intent)) return;
        activity.update(id, recorded(readback), 'open');
      }, soon);
    };
    let reading: ReturnType<typeof readInWorker> | undefined;
    const timer = setTimeout(
      () => {
        again.current = true;
        reading = readInWorker(incoming, take, remembering(world, memory));
      },
      again.current ? stillness : 0,
    );
    return () => {
      clearTimeout(timer);
      reading?.stop();
    };
  }, [reads, id, incoming, flight, account, chainId, name, key]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const base = driftBase(state, key, latest);
  const { drifting, isHeld } = useDrift(id, base, retry);
  const held = drifting?.held;
  // It is on the page at once; what a renewal does not ask for is read before it can be signed.
  const accept = () => {
    if (!base || !held) return;
    setSettled({ ...base, readback: held.now, at: held.at, memory: held.memory });
    retry();
  };
  const whole = useMemo(() => wholeOf(entry, settled?.readback), [entry, settled]);
  return {
    ...readingOf({ entry, incoming, account, key, latest, settled, drifting, whole }),
    retry,
    isHeld,
    accept,
  };
}
