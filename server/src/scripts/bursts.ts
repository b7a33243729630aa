import type { Clock } from './clock.ts';

/** Whether what comes now is more than `most` within `span` milliseconds. Only what is not too much is counted. */
export function bursts(clock: Clock, most: number, span: number): () => boolean {
  const times: number[] = [];
  return () => {
    const now = clock.now();
    while (times[0] !== undefined && times[0] <= now - span) times.shift();
    if (times.length >= most) return true;
    times.push(now);
    return false;
  };
}
