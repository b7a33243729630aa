/** The time, in milliseconds, and what is done later. `after` returns what cancels it. */
export type Clock = Readonly<{
  now: () => number;
  after: (delay: number, act: () => void) => () => void;
}>;

/** The clock of this machine. It keeps no process alive. */
export const machineClock: Clock = {
  now: () => Date.now(),
  after: (delay, act) => {
    const timer = setTimeout(act, delay).unref();
    return () => clearTimeout(timer);
  },
};
