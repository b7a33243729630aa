import * as words from '@readback/phrases/words/web/wallet/connect.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './ConnectDialog.module.css';
import { type Announced, discover, hasTwin } from '../wallet/base/discover.ts';
import { isPractice } from '../wallet/base/announcement.ts';
import { cancelConnect, connectTo } from '../wallet/runtime.ts';
import type { Attempt } from '../wallet/base/store.ts';
import { WalletRow } from './WalletRow.tsx';

/** The wallets that can be chosen: those of this browser, our own practice wallet, and rows of wallets elsewhere (`children`). */
export function WalletRows({
  wallets,
  attempt,
  children,
}: {
  wallets: readonly Announced[];
  attempt: Attempt | undefined;
  children: ReactNode;
}) {
  const row = (wallet: Announced) => (
    <WalletRow
      key={wallet.key}
      wallet={wallet}
      twin={hasTwin(wallet, wallets)}
      attempt={attempt}
      onConnect={() => void connectTo(wallet)}
      onCancel={() => void cancelConnect()}
    />
  );
  return (
    <>
      {wallets.length === 0 ? (
        <NoWallet />
      ) : wallets.every((it) => isPractice(it.provider)) ? (
        <p className={styles.line}>{words.noneFound}</p>
      ) : null}
      <ul className={styles.wallets}>
        {wallets.filter((it) => !isPractice(it.provider)).map(row)}
        {wallets.filter((it) => isPractice(it.provider)).map(row)}
        {children}
      </ul>
    </>
  );
}

function NoWallet() {
  return (
    <Notice
      title={words.noWallet.title}
      actions={<Button onClick={discover}>{words.noWallet.search}</Button>}
    >
      {words.noWallet.says}
    </Notice>
  );
}
