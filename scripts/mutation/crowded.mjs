import { availableParallelism, loadavg } from 'node:os';

/**
 * How many times longer than by itself something takes on this machine now, by the clock: as many times as there are
 * processes that want a processor.
 */
export function crowded(waiting = loadavg()[0], processors = availableParallelism()) {
  return Math.max(1, waiting / processors);
}
