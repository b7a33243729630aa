import { type Unknown, unknown } from '../../model/known.ts';

/**
 * That a host answered 429, with how many seconds its header `Retry-After` asks to wait (RFC 9110 §10.2.3); at most an
 * hour. A date is left out: whether the two clocks agree, nobody knows.
 */
export function busyFor(retryAfter: string | null, source: string): Unknown {
  const busy = unknown('busy', source);
  if (retryAfter === null || !/^\s*\d{1,9}\s*$/.test(retryAfter)) return busy;
  return { ...busy, wait: Math.min(3_600, Number(retryAfter)) };
}
