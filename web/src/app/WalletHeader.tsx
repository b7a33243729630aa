import { lazy } from 'react';
import styles from './WalletHeader.module.css';
import { WithWallet } from './WithWallet.tsx';

const NetworkChip = lazy(async () => ({ default: (await import('../wallet/NetworkChip.tsx')).NetworkChip }));
const WalletChip = lazy(async () => ({ default: (await import('../wallet/WalletChip.tsx')).WalletChip }));

/** The network and the wallet. Their place is kept until the wallet's code is here. */
export function WalletHeader() {
  return (
    <div className={styles.chips}>
      <WithWallet fallback={<Place />}>
        <NetworkChip />
        <WalletChip />
      </WithWallet>
    </div>
  );
}

function Place() {
  return (
    <>
      <span className={styles.place} />
      <span className={styles.place} />
    </>
  );
}
