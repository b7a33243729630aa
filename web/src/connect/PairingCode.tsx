import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/walletconnect.ts';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Pairing } from '../wallet/base/store.ts';
import look from '../ui/look/look.module.css';
import styles from './WalletConnect.module.css';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const QrCode = lazyPart(async () => (await import('../ui/qr/QrCode.tsx')).QrCode);

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
        tag={words.expired.tag}
        title={words.expired.title}
        live="status"
        actions={
          <>
            <Button tone="primary" onClick={onNew}>
              {words.code.renew}
            </Button>
            <Button onClick={onCancel}>{words.code.cancel}</Button>
          </>
        }
      >
        {words.expired.says}
      </Notice>
    );
  }
  const code = pairing?.kind === 'code' ? pairing : undefined;
  return (
    <div className={styles.pairing}>
      <div className={styles.place}>
        {code ? (
          <Suspense fallback={<Skeleton says={words.code.making} lines={3} />}>
            <QrCode className={styles.code} text={code.uri} label={words.code.label} />
          </Suspense>
        ) : (
          <output className={look.quiet}>{pairing ? words.code.asking : words.code.waiting}</output>
        )}
      </div>
      {code ? (
        <>
          <p className={styles.line}>{words.code.scan}</p>
          <p className={styles.links}>
            <a className={styles.open} href={code.uri}>
              {words.code.openHere}
            </a>
            <CopyButton word value={code.uri} what={words.code.link} />
          </p>
          <TimeLeft until={code.expiresAt} />
        </>
      ) : null}
      <div className={styles.actions}>
        {code ? (
          <Button tone="quiet" onClick={onNew}>
            {words.code.renew}
          </Button>
        ) : null}
        <Button tone="quiet" onClick={onCancel}>
          {words.code.cancel}
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
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p className={look.quiet}>{fill(words.code.left, { time })}</p>;
}
