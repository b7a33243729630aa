import { useId } from 'react';
import type { Address } from 'viem';
import { ago } from '../ui/ago.ts';
import type { Network } from '../data/parseConfig.ts';
import { amountDigits } from '../ui/amount.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { useNow } from '../ui/useNow.ts';
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
          <h3 id={id}>Not asked</h3>
          <span className={styles.quiet}>
            {stranger
              ? 'The account is not in your address book: no node learns of it until you press.'
              : 'You have not used these networks here: their nodes learn of the account when you press.'}
          </span>
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
              aria-label={`Ask this network: ${network.name}`}
            >
              Ask this network
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
      {amountDigits(data.native, network.decimals)} <SafeText text={network.symbol} max={24} cut="mark" />,
      read {ago(dataUpdatedAt, now)}
    </span>
  );
}
