import type { Hearback } from '@readback/core/model/hearback.ts';
import { valueOf } from '@readback/core/model/known.ts';
import * as words from '@readback/phrases/words/web/review/difference.ts';
import { useState, useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { Button } from '../ui/Button.tsx';
import { walletStore } from '../wallet/base/store.ts';
import styles from './HearbackPanel.module.css';

/** What is in reach everywhere of a screen where something else happened than was read: what not to do, and the first thing to do. */
export function DisconnectNow({ hearback }: { hearback: Hearback }) {
  return (
    <>
      <output className={styles.inReach}>
        <b>{words.todo}</b>
      </output>
      <Disconnect account={accountOf(hearback)} />
    </>
  );
}

/** The account for which the wallet was asked. */
function accountOf({ facts }: Hearback): Address | undefined {
  const value = valueOf((facts['request.from'] ?? facts['carried.account'])?.value);
  return value?.kind === 'address' ? value.address : undefined;
}

/** Only while a wallet with that account is connected; it stays when it was pressed, and says so. */
function Disconnect({ account }: { account: Address | undefined }) {
  const { status, accounts } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const [state, setState] = useState<'idle' | 'working' | 'done'>('idle');
  const itsWallet =
    status === 'connected' &&
    (account === undefined || accounts.some((it) => it.toLowerCase() === account.toLowerCase()));
  if (!itsWallet && state === 'idle') return null;
  const disconnect = () => {
    setState('working');
    import('../wallet/runtime.ts')
      .then((it) => it.disconnect())
      .then(
        () => setState('done'),
        () => setState('idle'),
      );
  };
  return (
    <Button
      wide
      tone={state === 'done' ? 'plain' : 'primary'}
      busy={state === 'working'}
      aria-disabled={state === 'done'}
      onClick={state === 'idle' ? disconnect : undefined}
    >
      {state === 'done' ? words.disconnected : words.disconnect}
    </Button>
  );
}
