import type { Known } from '@readback/core/model/known.ts';
import { NotRead } from '../../data/base/notRead.ts';

/**
 * What a look gave, as the answer of a query: null where there is nothing, or where nobody may be asked.
 *
 * @throws {NotRead} where the one asked did not answer
 */
export function lookedUp<T>(found: Known<T>): T | null {
  if (found.s === 'known') return found.v;
  const { unknown } = new NotRead(found);
  if (unknown.why === 'notFound' || unknown.why === 'notAsked' || unknown.why === 'switchedOff') return null;
  throw new NotRead(found);
}
