/** Fetched once a request is on the page: what is read first needs none of it. */
import type { Drift } from '@readback/core/drift/drift.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { activity } from '../../data/activity/activity.ts';
import { steadyNow } from '../../data/base/steadyClock.ts';
import { canRenew } from './canRenew.ts';
import { renewals, type Turn, type Seen } from './renewals.ts';
import { renewOnce, type Standing } from './renewOnce.ts';
import { whenDue } from './whenDue.ts';
import type { Base, Drifting } from './drifting.ts';

const none: Drift = { material: [], marks: [], facts: {} };

/**
 * Renews what was read in its turns and says each time what has become of it. What cannot be renewed is read again by
 * `retry`, once time alone may have changed what is said of it. Gives a function that ends it.
 */
export function followDrift(
  id: string,
  base: Base,
  put: (drifting: Drifting) => void,
  retry: () => void,
): () => void {
  const { readback: read, memory, at: readAt, world } = base;
  if (!canRenew(read)) return whenDue(read, seen, retry);
  let standing: Standing = { read, shown: read, latest: read, memory };
  let last: Drifting = { read, shown: read, drift: none, renewedAt: readAt };
  const say = (drifting: Drifting) => {
    last = drifting;
    put(drifting);
  };
  // A page that nobody touches is left alone, but not beyond the moment from which what it says may be wrong.
  let due: Readonly<{ at: bigint | undefined; end: () => void }> | undefined;
  const waitFor = (it: Readback) => {
    if (due !== undefined && due.at === it.changesAt) return;
    due?.end();
    due = { at: it.changesAt, end: whenDue(it, seen, () => turns.now()) };
  };
  const turn = async (signal: AbortSignal): Promise<Turn> => {
    const at = steadyNow();
    const outcome = await renewOnce(standing, world, signal);
    if (signal.aborted) return 'failed';
    // Once the wallet was asked, what was on the screen is the record.
    if (activity.entry(id)?.state !== 'open') return 'over';
    const { failingSince = at, ...before } = last;
    switch (outcome.kind) {
      case 'failed':
        say({ ...before, failingSince });
        return 'failed';
      case 'same':
        say({ ...before, renewedAt: at });
        return 'done';
      case 'held': {
        const { now, memory: asked, drift } = outcome;
        say({ ...before, drift, held: { now, at, memory: asked } });
        return 'over';
      }
      case 'stands':
        standing = outcome.standing;
        say({ ...before, shown: standing.shown, drift: outcome.drift, renewedAt: at });
        waitFor(standing.shown);
        return 'done';
    }
  };
  const turns = renewals(turn, seen, readAt);
  waitFor(read);
  return () => {
    due?.end();
    turns.stop();
  };
}

let touched = 0;
const listeners = new Set<() => void>();
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** This page: whether it is shown, and when it was last touched. Where it is opened counts as a touch. */
const seen: Seen = {
  isVisible: () => document.visibilityState === 'visible',
  touchedAt: () => touched,
  onChange(listener) {
    if (listeners.size === 0) listen();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unlisten();
    };
  },
};

function touch() {
  touched = steadyNow();
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

function listen() {
  touched = steadyNow();
  document.addEventListener('visibilitychange', tell);
  for (const it of touches) addEventListener(it, touch, { passive: true, capture: true });
}

function unlisten() {
  document.removeEventListener('visibilitychange', tell);
  for (const it of touches) removeEventListener(it, touch, { capture: true });
}
