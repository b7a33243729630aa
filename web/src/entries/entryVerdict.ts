import { type VerdictName, verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import * as words from '@readback/phrases/words/web/ui/verdicts.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';

/** The word of the verdict on an entry; undefined where none was reached. What was let go keeps its verdict alone. */
export function entryVerdict({
  readback,
  summary,
}: Pick<ActivityEntry, 'readback' | 'summary'>): string | undefined {
  const name = entryVerdictName({ readback, summary });
  return name === undefined || name === 'pending' ? undefined : words.verdicts[name];
}

/** What the verdict on an entry is called, also while it is pending. */
export function entryVerdictName({
  readback,
  summary,
}: Readonly<{ [Part in 'readback' | 'summary']?: ActivityEntry[Part] | undefined }>):
  | VerdictName
  | undefined {
  return readback ? verdictName(readback) : summary?.verdict;
}
