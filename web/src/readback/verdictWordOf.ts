import { isDecodedWhole } from './isDecodedWhole.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/ui/verdicts.ts';
import { verdictWords } from '../ui/said/VerdictBadge.tsx';

/** The word of a verdict: where every byte was read and only a fact is missing, that is another word. */
export function verdictWordOf({ verdict, unread }: Pick<Readback, 'verdict' | 'unread'>): string {
  return verdict === 'notFullyRead' && isDecodedWhole(unread) ? words.notFullyChecked : verdictWords[verdict];
}
