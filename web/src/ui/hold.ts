/**
 * The held press, as a machine without a clock: it is told what happens and when, and says how far the hold is.
 * Times in milliseconds of one clock.
 */
export type Hold =
  | Readonly<{ phase: 'idle' }>
  | Readonly<{ phase: 'held'; by: 'pointer' | 'key'; since: number }>
  | Readonly<{ phase: 'broken'; why: HoldBroken }>
  | Readonly<{ phase: 'done' }>;

export type HoldBroken = 'letGo' | 'left' | 'moved' | 'notSeen';

export type HoldEvent =
  | Readonly<{ is: 'press'; by: 'pointer' | 'key'; at: number; seen: boolean }>
  | Readonly<{ is: 'break'; why: HoldBroken }>
  | Readonly<{ is: 'tick'; at: number; seen: boolean; countsFrom: number }>;

/** How long the press has to be held. */
export const holdTime = 1_500;

export const idle: Hold = { phase: 'idle' };

/** The next state. A hold that was broken starts again from nothing with the next press. */
export function hold(state: Hold, event: HoldEvent): Hold {
  switch (event.is) {
    case 'press':
      if (state.phase === 'held' || state.phase === 'done') return state;
      return event.seen
        ? { phase: 'held', by: event.by, since: event.at }
        : { phase: 'broken', why: 'notSeen' };
    case 'break':
      return state.phase === 'held' ? { phase: 'broken', why: event.why } : state;
    case 'tick':
      if (state.phase !== 'held') return state;
      if (!event.seen) return { phase: 'broken', why: 'notSeen' };
      // What moved while it was held makes it another press on another place.
      if (event.countsFrom > state.since + 500) return { phase: 'broken', why: 'moved' };
      return progress(state, event.at, event.countsFrom) >= 1 ? { phase: 'done' } : state;
  }
}

/** From 0 to 1. Time before `countsFrom` does not count. */
export function progress(state: Hold, now: number, countsFrom: number): number {
  if (state.phase === 'done') return 1;
  if (state.phase !== 'held') return 0;
  return Math.min(1, Math.max(0, now - Math.max(state.since, countsFrom)) / holdTime);
}

/** For those who want no motion: fifths instead of a moving bar. */
export function inSteps(part: number): number {
  return Math.floor(part * 5) / 5;
}
