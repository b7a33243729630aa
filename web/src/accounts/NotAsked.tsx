import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/holdings.ts';
import { useId } from 'react';
import type { Address } from 'viem';
import { ago } from '../ui/ago.ts';
import type { Network } from '../data/parseConfig.ts';
import { amountDigits } from '../ui/amount.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Accounts.module.css';
import { useHeld } from './useHoldings.ts';

/** Networks whose node is not asked about this account until the user presses. */
export function NotAsked({
  networks,
  account,
  onAsk,
  stranger,
}: {
  networks: readonly Network[];
  account: Address;
  onAsk: (chainId: number) => void;
  stranger: boolean;
}) {
  const id = useId();
  if (networks.length === 0) return null;
  return (
    <section className={styles.network} aria-labelledby={id}>
      <div className={styles.bar}>
        <div className={styles.barText}>
          <h3 id={id}>{words.notAsked}</h3>
          <span className={styles.quiet}>{stranger ? words.notAskedStranger : words.notAskedUnused}</span>
        </div>
      </div>
      <ul className={styles.notAsked}>
        {networks.map((network) => (
          <li key={network.chainId}>
            <span>
              <SafeText text={network.name} max={60} cut="mark" />
              <Earlier network={network} account={account} />
            </span>
            <Button
              tone="quiet"
              onClick={() => onAsk(network.chainId)}
              aria-label={fill(words.askNamed, { network: network.name })}
            >
              {words.ask}
            </Button>
          </li>
        ))}
      </ul>
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
          amount: amountDigits(data.native, network.decimals),
          symbol: <SafeText text={network.symbol} max={24} cut="mark" />,
          ago: ago(dataUpdatedAt, now),
        }}
      />
    </span>
  );
}
