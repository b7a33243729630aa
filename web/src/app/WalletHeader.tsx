import * as words from '@readback/phrases/words/web/app.ts';
import type { FailedProps } from '../router/CatchErrors.tsx';
import { AgainButton } from './AgainButton.tsx';
import styles from './WalletHeader.module.css';
import { WithWalletLater } from './WithWallet.tsx';
import { lazyPart } from './lazyPart.tsx';

const NetworkChip = lazyPart(async () => (await import('../wallet/NetworkChip.tsx')).NetworkChip);
const WalletChip = lazyPart(async () => (await import('../wallet/WalletChip.tsx')).WalletChip);

/** The network and the wallet. Their place is kept until the wallet's code is here. */
export function WalletHeader() {
  return (
    <div className={styles.chips}>
      <WithWalletLater fallback={<Place />} Failed={NotLoaded}>
        <NetworkChip Failed={NotLoaded} />
        <WalletChip Failed={NotLoaded} />
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
