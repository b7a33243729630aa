import * as words from '@readback/phrases/words/web/names/whose.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { Address } from 'viem';
import { useBook } from '../data/own/book.ts';
import { practiceInfo } from '../data/practiceInfo.ts';
import { shortAddress } from '../ui/text/address.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { AddressField } from './AddressField.tsx';
import styles from './WhoseAccount.module.css';

export type WhoseAccountProps = {
  value: string;
  onChange: (value: string) => void;
  /** The network of the request. */
  chainId: number | undefined;
  hint?: ReactNode;
  error?: ReactNode;
};

/** How many accounts of a kind are offered at once. */
const most = 5;

/** Asks whose account would sign: any address or name, an account of the user's, or one of the practice chain's. */
export function WhoseAccount({ value, onChange, chainId, hint, error }: WhoseAccountProps) {
  const practice = usePracticeAccounts(chainId);
  const own = useBook().filter((it) => it.own && it.blocked !== true);
  return (
    <div className={styles.whose}>
      <AddressField
        label={words.whose}
        value={value}
        onChange={onChange}
        chainId={chainId}
        hint={hint}
        error={error}
      />
      <Offered label={words.own} accounts={own} onPick={onChange} />
      <Offered label={words.practice} accounts={practice} onPick={onChange} />
    </div>
  );
}

function Offered({
  label,
  accounts,
  onPick,
}: {
  label: string;
  accounts: readonly Readonly<{ address: Address; name?: string | undefined }>[];
  onPick: (address: string) => void;
}) {
  if (accounts.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a form's part; these are its shortcuts.
    <div className={styles.offered} role="group" aria-label={label}>
      {accounts.slice(0, most).map(({ address, name }) => (
        <Button key={address} onClick={() => onPick(address)}>
          {name === undefined ? shortAddress(address) : <SafeText text={name} max={40} cut="mark" />}
        </Button>
      ))}
    </div>
  );
}

function usePracticeAccounts(chainId: number | undefined): PracticeInfo['accounts'] {
  const [accounts, setAccounts] = useState<PracticeInfo['accounts']>([]);
  const isPractice = chainId === practiceMarker.chainId;

  // This page's own host says who they are.
  useEffect(() => {
    if (!isPractice) return;
    let current = true;
    void practiceInfo().then((info) => {
      if (current && info) setAccounts(info.accounts);
    });
    return () => {
      current = false;
    };
  }, [isPractice]);

  return isPractice ? accounts : [];
}
