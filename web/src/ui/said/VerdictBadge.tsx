import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/verdicts.ts';
import type { VerdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import styles from './VerdictBadge.module.css';

/**
 * The verdict as a word on its tint. `muted`: it was the word on what was read back, and something else happened, so
 * that it may not calm anybody.
 */
export function VerdictBadge({ verdict, muted }: { verdict: VerdictName; muted?: boolean | undefined }) {
  const word = words.verdicts[verdict];
  return (
    <span className={`${styles.badge} ${styles[muted ? 'muted' : verdict]}`} data-verdict={verdict}>
      {muted ? fill(words.before, { verdict: word }) : word}
    </span>
  );
}
