import * as words from '@readback/phrases/words/web/compose.ts';
import { useState } from 'react';
import { practiceInfo } from '../data/practiceInfo.ts';
import { useNetworks } from '../data/networks/config.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { connectPractice } from '../wallet/connectPractice.ts';
import { Button } from '../ui/Button.tsx';
import { useWallet } from '../wallet/useWallet.ts';
import field from '../ui/fields/Field.module.css';
import styles from './FromLine.module.css';

/** Whose payment it is; without an account, how to get one. */
export function FromLine({ chainId }: { chainId: number | undefined }) {
  const { account, watched, connect } = useWallet();
  const practice = useNetworks().some((it) => it.practice);
  const [busy, setBusy] = useState(false);
  const from = account ?? watched;

  async function fly() {
    setBusy(true);
    const first = (await practiceInfo())?.accounts[0];
    if (first) await connectPractice(first.address).catch(() => false);
    setBusy(false);
  }

  return (
    <div className={field.frame} data-testid="from">
      <span className={field.label}>{words.from}</span>
      {from === undefined ? (
        <div className={styles.from}>
          <span>{words.fromNobody}</span>
          <Button onClick={connect}>{words.connectWallet}</Button>
          {practice ? (
            <Button busy={busy} onClick={() => void fly()}>
              {words.usePractice}
            </Button>
          ) : null}
        </div>
      ) : (
        <div className={styles.from}>
          <NamedAddress
            address={from}
            chainId={chainId}
            note={account === undefined ? words.fromWatched : undefined}
          />
        </div>
      )}
    </div>
  );
}
