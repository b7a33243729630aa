import { type Unknown, unknown } from '../../model/known.ts';

/** That a host answered 429, with what its header `Retry-After` asks to wait (RFC 9110 §10.2.3): seconds, or a date. */
export function busyFor(retryAfter: string | null, source: string, now = Date.now()): Unknown {
  const busy = unknown('busy', source);
  if (retryAfter === null) return busy;
  const date = /^\d+$/.test(retryAfter.trim()) ? undefined : Date.parse(retryAfter);
  const seconds = date === undefined ? Number(retryAfter) : Math.ceil((date - now) / 1_000);
  return Number.isFinite(seconds) && seconds >= 0 ? { ...busy, wait: Math.min(3_600, seconds) } : busy;
}
