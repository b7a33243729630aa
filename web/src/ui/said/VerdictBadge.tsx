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
  lacksFact = false,
  muted,
}: {
  verdict: Verdict;
  /** Every byte was read, and only a fact is missing: that has another word. */
  lacksFact?: boolean | undefined;
  muted?: boolean | undefined;
}) {
  const word = lacksFact ? words.notFullyChecked : verdictWords[verdict];
  return (
    <span className={`${styles.badge} ${styles[muted ? 'muted' : verdict]}`} data-verdict={verdict}>
      {muted ? fill(words.before, { verdict: word }) : word}
    </span>
  );
}

export const verdictWords: Readonly<Record<Verdict, string>> = words.verdicts;
