import type { Hex } from 'viem';
import { CopyButton } from './CopyButton.tsx';
import styles from './Fingerprint.module.css';
import { digitGroups } from './fingerprint.ts';

/** A digest in groups of four digits in alternating tone. None is singled out: all of them are to be compared. */
export function Fingerprint({ hex, label }: { hex: Hex; label: string }) {
  return (
    <div className={styles.fingerprint}>
      <div className={styles.head}>
        <span>{label}</span>
        <CopyButton value={hex} what={label} />
      </div>
      <bdi className={styles.groups}>
        {digitGroups(hex).map((group, at) => (
          // The position is part of the key: two groups may be alike.
          <span key={`${at}${group}`} className={styles.group}>
            {group}
          </span>
        ))}
      </bdi>
    </div>
  );
}
