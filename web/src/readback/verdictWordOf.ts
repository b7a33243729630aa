import type { Readback } from '@readback/core/model/readback.ts';
import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import * as words from '@readback/phrases/words/web/ui/verdicts.ts';

/** The word of a verdict: where every byte was read and only a fact is missing, that is another word. */
export function verdictWordOf(readback: Pick<Readback, 'verdict' | 'unread'>): string {
  return words.verdicts[verdictName(readback)];
}
