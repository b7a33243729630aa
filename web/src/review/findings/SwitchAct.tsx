import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWallet } from '../../wallet/useWallet.ts';
import styles from './Findings.module.css';

/** Asks the wallet to go to another network. Only where one is connected, and is elsewhere. */
export function SwitchAct({ chainId, children }: { chainId: number; children: ReactNode }) {
  const wallet = useWallet(chainId);
  const [busy, setBusy] = useState(false);
  if (wallet.status !== 'connected' || wallet.chainId === chainId) return null;
  return (
    <Button
      className={styles.act}
      busy={busy}
      onClick={() => {
        setBusy(true);
        void wallet.switchNetwork(chainId).then(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
}
