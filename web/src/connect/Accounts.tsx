import * as words from '@readback/phrases/words/web/connect/chip.ts';
import type { Address } from 'viem';
import { NamedAddress } from '../names/NamedAddress.tsx';
import styles from './Accounts.module.css';
import { chooseAccount } from '../wallet/runtime.ts';
import type { Wallet } from '../wallet/useWallet.ts';

/** Every account that the wallet lets this page use. The one that signs can be chosen where there is more than one. */
export function Accounts({ wallet }: { wallet: Wallet }) {
  const { account, accounts, chainId, kind } = wallet;
  if (!account) return null;
  const shown = (address: Address, form: 'whole' | 'short') => (
    <NamedAddress
      address={address}
      chainId={chainId}
      form={form}
      note={form === 'whole' ? (kind === 'safe' ? words.account.safe : words.account.signs) : undefined}
      unnamed={words.account.unnamed}
    />
  );
  if (accounts.length < 2) {
    return (
      <>
        {shown(account, 'whole')}
        <p className={styles.sub}>{kind === 'safe' ? words.account.otherSafe : words.account.only}</p>
      </>
    );
  }
  return (
    <>
      {shown(account, 'whole')}
      <fieldset className={styles.accounts}>
        <legend className={styles.legend}>{words.account.choose}</legend>
        {accounts.map((it) => (
          <div key={it} className={styles.account}>
            <input
              type="radio"
              name="account"
              id={`account-${it}`}
              aria-labelledby={`account-${it}-name`}
              checked={it === account}
              onChange={() => chooseAccount(it)}
            />
            <label id={`account-${it}-name`} htmlFor={`account-${it}`}>
              {shown(it, 'short')}
            </label>
          </div>
        ))}
      </fieldset>
      <p className={styles.sub}>{words.account.compare}</p>
    </>
  );
}
