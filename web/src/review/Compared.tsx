import type { Fingerprint } from '@readback/core/model/fingerprint.ts';
import { compareAll } from './compareAll.ts';
import styles from './Review.module.css';

export type ComparedProps = { typed: string; fingerprints: readonly Fingerprint[]; hint: string };

/** What comes of comparing what was typed with the fingerprints; `hint` while nothing of it can be compared. */
export function Compared({ typed, fingerprints, hint }: ComparedProps) {
  const compared = compareAll(typed, fingerprints);
  return compared ? <span className={styles[compared.tone]}>{compared.says}</span> : hint;
}
