import * as words from '@readback/phrases/words/web/wallet/walletconnect.ts';
import { QrCode as Icon } from 'lucide-react';
import rows from './WalletRow.module.css';
import { walletConnectName } from '../wallet/walletconnect/offer.ts';
import styles from './WalletConnect.module.css';

/** WalletConnect among the wallets: always there, also before it is set up. */
export function WalletConnectRow({ ready, onConnect }: { ready: boolean; onConnect: () => void }) {
  return (
    <li className={rows.row}>
      <button type="button" className={rows.wallet} onClick={onConnect} data-testid="connect-walletconnect">
        <span className={styles.icon} aria-hidden>
          <Icon size={18} />
        </span>
        <span className={rows.text}>
          <b className={rows.name}>{walletConnectName}</b>
          <span className={rows.sub}>{ready ? words.ready : words.notSetUp}</span>
        </span>
      </button>
    </li>
  );
}
