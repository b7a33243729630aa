import type { TracedCall } from '@readback/core/model/effects.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/calls.ts';

/** "24 calls, 2 of which failed". */
export function countWords(calls: readonly TracedCall[]): string {
  const count = calls.length;
  const failed = calls.reduce((sum, { ok }) => (ok ? sum : sum + 1), 0);
  return failed === 0 ? fill(words.calls, { count }) : fill(words.callsFailed, { count, failed });
}
