import { lazy } from 'react';
import { CatchErrors } from '../router/CatchErrors.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './WalletHeader.module.css';
import { WithWalletLater } from './WithWallet.tsx';

const NetworkChip = lazy(async () => ({ default: (await import('../wallet/NetworkChip.tsx')).NetworkChip }));
const WalletChip = lazy(async () => ({ default: (await import('../wallet/WalletChip.tsx')).WalletChip }));

/** The network and the wallet. Their place is kept until the wallet's code is here. */
export function WalletHeader() {
  return (
    <div className={styles.chips}>
      <CatchErrors Failed={NotLoaded}>
        <WithWalletLater fallback={<Place />}>
          <NetworkChip />
          <WalletChip />
        </WithWalletLater>
      </CatchErrors>
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

/** Everything but signing works without it. */
function NotLoaded() {
  return (
    <>
      <span className={styles.failed}>The wallet part could not be loaded.</span>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </>
  );
}
