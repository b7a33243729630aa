import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/changes.ts';

/** A share of what is held, from thousandths: of what is less than one of them, only that. */
export function shareWords(share: number): string {
  return share === 0 ? words.shareBelow : fill(words.share, { percent: String(share / 10) });
}
