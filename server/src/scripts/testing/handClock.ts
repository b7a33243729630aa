import type { Clock } from '../clock.ts';

/** A clock that a test moves on. */
export type HandClock = Clock & Readonly<{ pass: (time: number) => void; isSet: (delay: number) => boolean }>;

type Alarm = Readonly<{ at: number; delay: number; act: () => void }>;

/**
 * Starts at a fixed time, and rings only in `pass`, never what is due after a delay of `never`. `isSet` tells whether
 * something is due after such a delay.
 */
export function handClock(never?: number): HandClock {
  let now = 1_800_000_000_000;
  const alarms = new Set<Alarm>();
  return {
    now: () => now,
    after: (delay, act) => {
      if (delay === never) return () => {};
      const alarm = { at: now + delay, delay, act };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    isSet: (delay) => [...alarms].some((it) => it.delay === delay),
    pass: (time) => {
      const end = now + time;
      for (;;) {
        const [first] = [...alarms].filter((it) => it.at <= end).toSorted((a, b) => a.at - b.at);
        if (!first) break;
        alarms.delete(first);
        now = first.at;
        first.act();
      }
      now = end;
    },
  };
}
