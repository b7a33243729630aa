import * as words from '@readback/phrases/words/web/balance.ts';
import type { ReactNode } from 'react';
import { formatUnits } from 'viem';
import { amountDigits } from '../ui/text/amount.ts';
import { AlignedDigits } from './AlignedDigits.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Digits } from '../ui/text/Digits.tsx';
import { Disclose } from '../ui/said/Disclose.tsx';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import styles from './Balance.module.css';

/** An amount by its first digits; the exact one, the raw value, where its decimals come from, and what can be done are one press away. */
export function TokenAmount({
  raw,
  decimals,
  said,
  items,
  aligned = false,
  actions,
}: {
  raw: bigint;
  decimals: number | undefined;
  /** Where the decimals come from, as a sentence. */
  said?: string;
  items?: boolean;
  /** Its point is under those of others. */
  aligned?: boolean;
  actions?: ReactNode;
}) {
  const text = amountDigits(raw, decimals);
  const digits = aligned ? <AlignedDigits text={text} /> : <Digits text={text} brief="cut" />;
  const smallest = raw.toString();
  return (
    <Disclose
      className={styles.amount}
      title={words.exact}
      content={
        <div className={styles.opened}>
          {decimals ? (
            <span>
              <Digits text={text} />
              <CopyButton value={formatUnits(raw, decimals)} what={words.copiedExact} />
            </span>
          ) : null}
          <span className={look.quiet}>{words.inSmallest}</span>
          <span>
            <bdi className={look.codeWrap}>{smallest}</bdi>
            <CopyButton value={smallest} what={words.copied} />
          </span>
          {said === undefined ? null : <span className={look.quiet}>{said}</span>}
          {actions}
        </div>
      }
    >
      {items || decimals === undefined ? (
        <Words of={items ? words.items : words.smallest} values={{ digits, count: Number(raw) }} />
      ) : (
        digits
      )}
    </Disclose>
  );
}
