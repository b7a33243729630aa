import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Pairing } from '../store.ts';
import styles from './WalletConnect.module.css';
import { lazyPart } from '../../app/lazyPart.tsx';

const QrCode = lazyPart(async () => (await import('../../ui/QrCode.tsx')).QrCode);

/** The code that a wallet scans, how long it is good, and how else the wallet can be reached. */
export function PairingCode({
  pairing,
  onNew,
  onCancel,
}: {
  pairing: Pairing | undefined;
  onNew: () => void;
  onCancel: () => void;
}) {
  if (pairing?.kind === 'expired') {
    return (
      <Notice
        tag="Expired"
        title="No wallet answered before the code expired"
        live="status"
        actions={
          <>
            <Button tone="primary" onClick={onNew}>
              New code
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </>
        }
      >
        Nothing was connected. A code is valid for five minutes.
      </Notice>
    );
  }
  const code = pairing?.kind === 'code' ? pairing : undefined;
  return (
    <div className={styles.pairing}>
      <div className={styles.place}>
        {code ? (
          <Suspense fallback={<Skeleton says="Making the code" lines={3} />}>
            <QrCode className={styles.code} text={code.uri} label="QR code: scan it with your wallet" />
          </Suspense>
        ) : (
          <output className={styles.sub}>
            {pairing ? 'Asking the relay for a code.' : 'Waiting for the wallet.'}
          </output>
        )}
      </div>
      {code ? (
        <>
          <p className={styles.line}>Scan it with the wallet on your phone, and answer there.</p>
          <p className={styles.links}>
            <a className={styles.open} href={code.uri}>
              Open a wallet on this device
            </a>
            <CopyButton word value={code.uri} what="link" />
          </p>
          <TimeLeft until={code.expiresAt} />
        </>
      ) : null}
      <div className={styles.actions}>
        {code ? (
          <Button tone="quiet" onClick={onNew}>
            New code
          </Button>
        ) : null}
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function TimeLeft({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p className={styles.sub}>Valid for {left} more.</p>;
}
