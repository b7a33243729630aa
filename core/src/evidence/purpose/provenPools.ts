import { purposeWordsOf, type Word } from '../../actions/purpose/words.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import { poolFact } from '../../label/tokens/poolFacts.ts';
import { lookUp, type Evidence } from '../evidence.ts';
import { isSafelyKnown } from './unvouchedSteps.ts';

/**
 * Whether a pool that a call names is one that does as its exchange says: a shipped factory knows it as its own at the
 * pinned block, or someone vouches for it. `open`: none does, and what comes from there is its word. `unasked`: no factory
 * answered.
 */
export function poolState(view: Evidence, word: Word): 'proven' | 'pending' | 'open' | 'unasked' {
  if (word.holds !== 'address') return 'open';
  if (isSafelyKnown(view, word.address)) return 'proven';
  const it = lookUp(view, poolFact(word.address));
  if (it.s === 'pending') return 'pending';
  if (it.s === 'known') return 'proven';
  return it.why === 'notFound' ? 'open' : 'unasked';
}

/** Whether a swap cannot end with less than its minimum, whatever its pools do. */
export function minimumHolds(view: Evidence, { step, kept }: Swap): boolean {
  if (kept !== 'believed') return kept !== 'rate';
  const pools = purposeWordsOf(step).filter(({ role }) => role === 'pool');
  return pools.length > 0 && pools.every((word) => poolState(view, word) === 'proven');
}
