import type { Known } from '@readback/core/model/known.ts';

type Unknown = Extract<Known<never>, { s: 'unknown' }>;

/** Why a name could not be looked up, as the error of its query. */
export class NotLookedUp extends Error {
  override name = 'NotLookedUp';
  readonly unknown: Unknown;
  constructor(why: Unknown) {
    super(why.why);
    this.unknown = why;
  }
}

/**
 * What a look gave, as the answer of a query: null where there is nothing, or where nobody may be asked. Throws where
 * the one asked did not answer.
 */
export function lookedUp<T>(found: Known<T>): T | null {
  if (found.s === 'known') return found.v;
  const why: Unknown = found.s === 'unknown' ? found : { s: 'unknown', why: 'notAsked' };
  if (why.why === 'notFound' || why.why === 'notAsked' || why.why === 'switchedOff') return null;
  throw new NotLookedUp(why);
}
