import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/assistant/asking.ts';

/** How many tokens a model used, for the question and for its answer. */
export function usageWords(asked: number, answered: number): string {
  return fill(words.usage, { asked, answered });
}
