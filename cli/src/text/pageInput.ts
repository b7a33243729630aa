import type { Readback } from '@readback/core/model/readback.js';
import type { FindFact } from '@readback/phrases/say.js';
import type { PageContext } from './page.ts';

/** What stands on one page of text: the readback, its facts, and what else the text says. */
export type Page = Readonly<{ readback: Readback; facts: FindFact; context: PageContext }>;
