import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/practice/window.ts';
import type { Address } from 'viem';
import { practiceAccounts } from './keys.ts';
import styles from './PracticeWindow.module.css';

/** Which account the practice wallet shows to the page. */
export function AccountChoice({
  account,
  onAccount,
}: {
  account: Address | undefined;
  onAccount: (account: Address) => void;
}) {
  return (
    <fieldset className={styles.accounts}>
      <legend>{words.accounts}</legend>
      {practiceAccounts.map((it, at) => (
        <label key={it} className={styles.account}>
          <input
            type="radio"
            name="account"
            checked={it === account}
            onChange={() => onAccount(it)}
            data-testid={`practice-account-${at}`}
          />
          <span className={styles.which}>{fill(words.numbered, { number: at + 1 })}</span>
          <span className={styles.mono}>
            {it.slice(0, 22)}
            <wbr />
            {it.slice(22)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
