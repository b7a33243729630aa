import type { Hex } from 'viem';
import { CopyButton } from '../ui/CopyButton.tsx';
import look from '../ui/look/look.module.css';
import styles from './HearbackPanel.module.css';

/** A hash or signature, whole, with what it is and a way to copy it. `what` is its name after “Copy”. */
export function HashLine({ title, what, hex }: { title: string; what: string; hex: Hex }) {
  return (
    <div className={styles.digits}>
      <span className={look.quiet}>
        {title} <CopyButton value={hex} what={what} />
      </span>
      <bdi className={styles.hex}>{hex}</bdi>
    </div>
  );
}
