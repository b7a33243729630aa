/** How a transaction is waited for. Delays in milliseconds; the others are numbers of polls. */
export type PollSchedule = Readonly<{
  first: number;
  growth: number;
  most: number;
  /** After so many polls without an answer, or without the transaction, the waiting ends. */
  unseen: number;
  /** A transaction that was seen and is gone for so many polls was dropped. */
  gone: number;
  /** After so many polls without being mined it counts as stuck; the waiting goes on. */
  stuck: number;
  /** So many polls it is looked after, once it is mined, whether the block stays. */
  settle: number;
  /** So many blocks on top of its own are enough. */
  deep: number;
}>;

/**
 * Half a second at first, up to four: unseen for about three minutes, stuck after about ten, looked after for five
 * minutes or six blocks once it is mined.
 */
export const usualSchedule: PollSchedule = {
  first: 500,
  growth: 1.4,
  most: 4_000,
  unseen: 50,
  gone: 8,
  stuck: 150,
  settle: 25,
  deep: 6,
};

/** Waits before the poll of this number, so many `times` as long; ends at once when told to stop. */
export function wait(pace: PollSchedule, poll: number, signal: AbortSignal, times = 1): Promise<void> {
  const delay = Math.min(pace.first * pace.growth ** poll, pace.most) * times;
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    signal.addEventListener('abort', done, { once: true });
  });
}
