import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/holdings.ts';
import { useId, useRef, useState } from 'react';
import type { Address } from 'viem';
import { ago } from '../ui/time/ago.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { Button } from '../ui/Button.tsx';
import { amountDigits } from '../ui/text/amount.ts';
import { Digits } from '../ui/text/Digits.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { Words } from '../ui/text/Words.tsx';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import styles from './look/Accounts.module.css';
import { useHeld } from '../holdings/useHoldings.ts';

/** Networks whose node is not asked about this account until the user presses: one line that opens to them. */
export function NotAsked({
  networks,
  account,
  onAsk,
  stranger,
  open,
}: {
  networks: readonly Network[];
  account: Address;
  onAsk: (chainId: number) => void;
  stranger: boolean;
  /** There is nothing else to see yet. */
  open: boolean;
}) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  // The button that is pressed goes with its row.
  const title = useRef<HTMLHeadingElement>(null);
  if (networks.length === 0) return null;
  const shown = open || opened;
  return (
    <section className={styles.network} aria-label={words.notAsked}>
      <div className={styles.bar}>
        <div className={styles.barText}>
          <h3 id={id} ref={title} tabIndex={-1}>
            {fill(words.notAskedCount, { count: networks.length })}
          </h3>
          {shown ? (
            <span className={styles.quiet}>{stranger ? words.notAskedStranger : words.notAskedUnused}</span>
          ) : null}
        </div>
        {open ? null : (
          <Button tone="quiet" aria-expanded={shown} aria-describedby={id} onClick={() => setOpened(!shown)}>
            {shown ? words.chosen : words.choose}
          </Button>
        )}
      </div>
      {shown ? (
        <ul className={styles.notAsked}>
          {networks.map((network) => (
            <li key={network.chainId}>
              <span>
                <NetworkName chainId={network.chainId} />
                <Earlier network={network} account={account} />
              </span>
              <Button
                tone="quiet"
                onClick={() => {
                  setOpened(true);
                  onAsk(network.chainId);
                  title.current?.focus();
                }}
                aria-label={fill(words.askNamed, { network: network.name })}
              >
                {words.ask}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** What was read there earlier, when it was asked. */
function Earlier({ network, account }: { network: Network; account: Address }) {
  const { data, dataUpdatedAt } = useHeld({ chainId: network.chainId, account });
  const now = useNow();
  if (!data) return null;
  return (
    <span className={styles.quiet}>
      {' '}
      <Words
        of={words.earlier}
        values={{
          amount: <Digits text={amountDigits(data.native, network.decimals)} brief="cut" />,
          symbol: <SafeText text={network.symbol} max={24} cut="mark" />,
          ago: ago(dataUpdatedAt, now),
        }}
      />
    </span>
  );
}
