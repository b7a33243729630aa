import * as words from '@readback/phrases/words/web/ui/facts.ts';
import type { Hex } from 'viem';
import { CopyButton } from '../CopyButton.tsx';
import styles from './Fingerprint.module.css';
import { digitGroups } from './fingerprint.ts';

export type FingerprintProps = {
  hex: Hex;
  label: string;
  /** The group, counted from 0, at which something else differs from it first. */
  differsAt?: number | undefined;
  /** Where comparing it is the main thing on the screen. */
  large?: boolean;
};

/** A digest in groups of four digits in alternating tone. None is singled out: all of them are to be compared. */
export function Fingerprint({ hex, label, differsAt, large = false }: FingerprintProps) {
  return (
    <div className={styles.fingerprint}>
      <div className={styles.head}>
        <span>{label}</span>
        <CopyButton value={hex} what={label} />
      </div>
      <bdi className={large ? `${styles.groups} ${styles.large}` : styles.groups}>
        {digitGroups(hex).map((group, at) => (
          // The position is part of the key: two groups may be alike.
          <span
            key={`${at}${group}`}
            className={at === differsAt ? `${styles.group} ${styles.differs}` : styles.group}
          >
            {group}
            {at === differsAt ? <b className={styles.here}>{words.here}</b> : null}
          </span>
        ))}
      </bdi>
    </div>
  );
}
