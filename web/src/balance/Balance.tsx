import { fill } from '@readback/phrases/fill.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import * as words from '@readback/phrases/words/web/balance.ts';
import { useEffect, useState } from 'react';
import { ago } from '../ui/time/ago.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import shared from '../ui/look/look.module.css';
import styles from './Balance.module.css';
import { TokenAmount } from './TokenAmount.tsx';
import type { BalanceOf } from './readBalance.ts';
import { useBalance } from './useBalance.ts';

export type BalanceProps = {
  of: BalanceOf;
  /** Undefined when it is not known: the amount is then said in the smallest unit. */
  decimals: number | undefined;
  /** Foreign text, for a token. */
  symbol: string | undefined;
};

/** What an account holds: exact, with its age. When it cannot be read: why, and Retry. */
export function Balance({ of, decimals, symbol }: BalanceProps) {
  const { raw, readAt, reading, failed, look } = useBalance(of);
  const now = Math.max(useNow(raw !== undefined), readAt);
  return (
    <div className={styles.balance} data-testid="balance">
      <span className={styles.says}>
        {raw === undefined ? (
          <span className={shared.quiet}>
            {failed ? fill(words.unread, { why: whyWords[failed.why] }) : words.reading}
          </span>
        ) : (
          <>
            <b>
              <Held raw={raw} decimals={decimals} symbol={symbol} />
            </b>
            <span className={shared.quiet}>
              {failed
                ? fill(words.ageUnread, { ago: ago(readAt, now), why: whyWords[failed.why] })
                : fill(words.age, { ago: ago(readAt, now) })}
            </span>
          </>
        )}
      </span>
      <Button tone="quiet" busy={reading} onClick={look}>
        {failed ? words.retry : words.refresh}
      </Button>
    </div>
  );
}

function Held({ raw, decimals, symbol }: Omit<BalanceProps, 'of'> & { raw: bigint }) {
  const digits = <TokenAmount raw={raw} decimals={decimals} />;
  if (decimals === undefined || !symbol) return digits;
  return (
    <Words of={words.amount} values={{ digits, symbol: <SafeText text={symbol} max={24} cut="mark" /> }} />
  );
}

/** The time, once a quarter of a minute: ages on the screen must not stand still. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  // The clock is outside React.
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
