import * as words from '@readback/phrases/words/web/ui/verdicts.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { verdictWordOf } from '../readback/verdictWordOf.ts';

/** The word of the verdict on an entry; undefined where none was reached. What was let go keeps its verdict alone. */
export function entryVerdict({
  readback,
  summary,
}: Pick<ActivityEntry, 'readback' | 'summary'>): string | undefined {
  if (readback !== undefined) return readback.verdict === 'pending' ? undefined : verdictWordOf(readback);
  return summary === undefined || summary.verdict === 'pending' ? undefined : words.verdicts[summary.verdict];
}
