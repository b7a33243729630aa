/** What is said of each source, and its name. Only Settings shows it, so that the first paint does without. */
import * as names from '@readback/phrases/words/web/data/sources.ts';
import * as words from '@readback/phrases/words/web/data/sourceWords.ts';
import type { SourceId } from './sources.ts';

export type SourceWords = Readonly<{
  /** What the source learns, in one sentence. */
  told: string;
  /** When it is asked, in one sentence. */
  asked: string;
  /** What the page does without it, in one sentence. */
  without: string;
}>;

export const sourceWords: Readonly<Record<SourceId, SourceWords>> = words.aboutSources;

export const namesOfSources: Readonly<Record<SourceId, string>> = names;
