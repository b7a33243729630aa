import * as words from '@readback/phrases/words/web/data/keeping.ts';
import type { Keeping } from './table.ts';

/** Why what is here is not all, or not on the disk, and what can be done. */
export const keepingWords: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = words.whyNotKept;
