import { fill } from '@readback/phrases/fill.ts';
import { tag as language } from '@readback/phrases/words/language.ts';
import * as words from '@readback/phrases/words/web/review/sign.ts';
import type { Drifting } from './drifting.ts';

/** How what was read stands now: as the page shows it, and as it is said aloud. */
export type RenewedWords = Readonly<{ shown: string; aloud: string }>;

/** What is as it was is shown and not said aloud: only news is worth an interruption. */
export function renewedWords(drifting: Drifting | undefined): RenewedWords {
  if (!drifting || drifting.held) return { shown: '', aloud: '' };
  const { drift, failingSince } = drifting;
  const count = drift.marks.length;
  // Each fits in one line: what is below it must not move.
  if (failingSince !== undefined) return both(fill(words.notCheckedSince, { time: clock(failingSince) }));
  return count > 0 ? both(fill(words.moved, { count })) : { shown: words.unchanged, aloud: '' };
}

function both(says: string): RenewedWords {
  return { shown: says, aloud: says };
}

/** Hours and minutes, as this device writes them. */
function clock(at: number): string {
  return new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false });
}
