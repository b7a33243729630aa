import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/verdicts.ts';
import type { Verdict } from '@readback/core/model/readback.ts';
import styles from './VerdictBadge.module.css';

/**
 * The verdict as a word on its tint. `muted`: it was the word on what was read back, and something else happened, so
 * that it may not calm anybody.
 */
export function VerdictBadge({
  verdict,
  word = verdictWords[verdict],
  muted,
}: {
  verdict: Verdict;
  /** Where it has another one: *Not fully checked*. */
  word?: string | undefined;
  muted?: boolean | undefined;
}) {
  return (
    <span className={`${styles.badge} ${styles[muted ? 'muted' : verdict]}`} data-verdict={verdict}>
      {muted ? fill(words.before, { verdict: word }) : word}
    </span>
  );
}

export const verdictWords: Readonly<Record<Verdict, string>> = words.verdicts;
