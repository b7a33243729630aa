import { coverageWords } from './coverageWords.ts';
import { failureWords } from './failureWords.ts';
import type { ExplanationState } from './useExplanation.ts';

/** What a screen reader hears: nothing while it comes, one sentence at the end. */
export function spokenOf(state: ExplanationState): string {
  if (state.is === 'done') return `The explanation is ready. ${coverageWords(state.found.arranged)}`;
  if (state.is !== 'failed') return '';
  const { title, text } = failureWords(state.error, true);
  return `${title}. ${text}`;
}
