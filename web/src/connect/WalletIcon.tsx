import { useState } from 'react';
import type { Announced } from '../wallet/base/discover.ts';
import { isPractice } from '../wallet/base/announcement.ts';
import styles from './WalletIcon.module.css';
import { safeString } from '@readback/core/text/safeString.ts';

/** The picture a wallet brought with it, or the first letter of its name. The practice wallet wears its stripes. */
export function WalletIcon({ wallet }: { wallet: Announced }) {
  const [broken, setBroken] = useState(false);
  if (isPractice(wallet.provider))
    return <span className={`${styles.icon} ${styles.practice}`} aria-hidden />;
  if (wallet.icon && !broken) {
    return (
      <img
        className={styles.icon}
        src={wallet.icon}
        alt=""
        width={28}
        height={28}
        onError={() => setBroken(true)}
      />
    );
  }
  const letter = /[a-z0-9]/i.exec(wallet.name)?.[0]?.toUpperCase() ?? '?';
  return (
    <span className={`${styles.icon} ${styles.letter}`} aria-hidden>
      {safeString(letter)}
    </span>
  );
}
