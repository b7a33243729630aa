import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Verdict } from '@readback/core/model/readback.ts';
import { verdictWords } from '../ui/VerdictBadge.tsx';
import { hearbackWords } from './hearbackWords.ts';
import styles from './Review.module.css';

export type SaidProps = Readonly<{ verdict?: Verdict | undefined; hearback?: Hearback | undefined }>;

/**
 * Tells a screen reader the verdict or the hearback when it is there, wherever its reader is. It stands there from
 * the start: a region that appears together with its words is not read out. What is loud is an alert of its own.
 */
export function Said({ verdict = 'pending', hearback }: SaidProps) {
  const heard = hearback && hearbackWords(hearback);
  const calm = heard && heard.tone !== 'loud' && heard.tone !== 'failed' ? heard.title : '';
  const read = verdict === 'pending' ? '' : `The verdict is: ${verdictWords[verdict]}.`;
  return <output className={styles.unseen}>{heard ? calm : read}</output>;
}
