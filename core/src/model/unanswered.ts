import type { Known, Why } from './known.ts';

/**
 * Whether someone was asked and did not answer yet, or not at all. That there is no such thing, that a contract refuses
 * the question, and that nobody was asked are answers.
 */
export function unanswered(it: Known<unknown>): it is Exclude<Known<never>, { s: 'known' }> {
  return it.s === 'pending' || (it.s === 'unknown' && noAnswer.has(it.why));
}

const noAnswer: ReadonlySet<Why> = new Set(['offline', 'timeout', 'tooLarge']);
