import * as words from '@readback/phrases/words/web/wallet/connect.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Button } from '../ui/Button.tsx';
import { Words } from '../ui/text/Words.tsx';
import type { Announced } from '../wallet/base/discover.ts';
import { isPractice } from '../wallet/base/announcement.ts';
import type { Attempt } from '../wallet/base/store.ts';
import { WalletIcon } from './WalletIcon.tsx';
import styles from './WalletRow.module.css';

/** One wallet of this browser: what it calls itself, what it claims to be, and how far connecting it has come. */
export function WalletRow({
  wallet,
  twin,
  attempt,
  onConnect,
  onCancel,
}: {
  wallet: Announced;
  twin: boolean;
  attempt: Attempt | undefined;
  onConnect: () => void;
  onCancel: () => void;
}) {
  const connecting = attempt?.key === wallet.key;
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.wallet}
        onClick={connecting ? undefined : onConnect}
        aria-disabled={connecting || undefined}
        data-testid={isPractice(wallet.provider) ? 'connect-practice' : 'connect-wallet'}
      >
        <WalletIcon wallet={wallet} />
        <span className={styles.text}>
          <b className={styles.name}>
            <SafeText text={wallet.name} max={40} cut="mark" />
          </b>
          <span className={styles.sub}>
            {isPractice(wallet.provider) ? (
              words.practice
            ) : wallet.by === 'safe' ? (
              words.safe
            ) : wallet.ofSite === true && wallet.rdns === wallet.key ? (
              words.inPage
            ) : (
              <Words of={words.found} values={{ id: <SafeText text={wallet.rdns} max={60} cut="mark" /> }} />
            )}
          </span>
          {twin ? <span className={styles.twin}>{words.twins}</span> : null}
        </span>
        {connecting ? <span className={styles.state}>{words.connecting}</span> : null}
      </button>
      {connecting ? (
        <div className={styles.waiting}>
          <output>{attempt.slow ? words.waiting.slow : words.waiting.soon}</output>
          <Button tone="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
