import type { Phrase } from '@readback/core/model/phrase.ts';
import type { AccountWords } from '@readback/phrases/plain.ts';
import type { Page } from '../pageContent.ts';

/** A page, and how it writes its phrases: each account whole once. */
export type Brief = Page &
  Readonly<{
    account: AccountWords;
    told: Set<string>;
    say: (phrases: Phrase | readonly Phrase[]) => string;
  }>;
