import * as words from '@readback/phrases/words/web/app.ts';
import type { FailedProps } from '../ui/late/CatchErrors.tsx';
import { AgainButton } from '../ui/late/AgainButton.tsx';
import styles from './WalletHeader.module.css';
import { WithWalletLater } from '../connect/WithWallet.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const NetworkChip = lazyPart(async () => (await import('../connect/NetworkChip.tsx')).NetworkChip);
const WalletPlace = lazyPart(async () => (await import('./WalletPlace.tsx')).WalletPlace);

/** The network and the wallet. Their place is kept until the wallet's code is here. */
export function WalletHeader() {
  return (
    <div className={styles.chips}>
      <WithWalletLater fallback={<Place />} Failed={NotLoaded}>
        <NetworkChip Failed={NotLoaded} />
        <WalletPlace Failed={NotLoaded} />
      </WithWalletLater>
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
function NotLoaded({ error, reset }: FailedProps) {
  return (
    <>
      <span className={styles.failed}>{words.noWallet}</span>
      <AgainButton error={error} onAgain={reset} />
    </>
  );
}
