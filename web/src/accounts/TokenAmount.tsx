import type { ReactNode } from 'react';
import { amountDigits } from '../ui/amount.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Digits } from '../ui/Digits.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import styles from './Accounts.module.css';

/** An exact amount; the raw value, where its decimals come from, and what can be done are one press away. */
export function TokenAmount({
  raw,
  decimals,
  said,
  items,
  actions,
}: {
  raw: bigint;
  decimals: number | undefined;
  /** Where the decimals come from. */
  said: string;
  items?: boolean;
  actions?: ReactNode;
}) {
  const unit = items ? (raw === 1n ? ' item' : ' items') : decimals === undefined ? ' smallest units' : '';
  const smallest = raw.toString();
  return (
    <Disclose
      className={styles.amount}
      title="Exact amount"
      content={
        <div className={styles.opened}>
          <span className={styles.quiet}>In the smallest unit</span>
          <span>
            <bdi className={styles.rawValue}>{smallest}</bdi>
            <CopyButton value={smallest} what="amount in the smallest unit" />
          </span>
          <span className={styles.quiet}>{said}.</span>
          {actions}
        </div>
      }
    >
      <Digits text={amountDigits(raw, decimals)} />
      {unit}
    </Disclose>
  );
}
