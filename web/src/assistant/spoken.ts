import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/assistant/explain.ts';
import { coverageWords } from './coverageWords.ts';
import { failureWords } from './failureWords.ts';
import type { ExplanationState } from './useExplanation.ts';

/** What a screen reader hears: nothing while it comes, one sentence at the end. */
export function spokenOf(state: ExplanationState): string {
  if (state.is === 'done') {
    return fill(words.ready, { coverage: coverageWords(state.found.arranged) });
  }
  if (state.is !== 'failed') return '';
  return fill(words.failed, failureWords(state.error, true));
}
