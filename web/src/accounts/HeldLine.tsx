import * as words from '@readback/phrases/words/web/accounts.ts';
import type { Address } from 'viem';
import { ago } from '../ui/time/ago.ts';
import { useNetworks } from '../data/networks/config.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { amountDigits } from '../ui/text/amount.ts';
import { Digits } from '../ui/text/Digits.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { Words } from '../ui/text/Words.tsx';
import styles from './look/Accounts.module.css';
import { useHeld } from '../holdings/useHoldings.ts';

/** What an account held of each network's own currency when it was last inspected. Asks nobody. */
export function HeldLine({ account }: { account: Address }) {
  const networks = useNetworks();
  return (
    <div className={styles.held}>
      {networks.map((network) => (
        <Held key={network.chainId} network={network} account={account} />
      ))}
    </div>
  );
}

function Held({ network, account }: { network: Network; account: Address }) {
  const { data, dataUpdatedAt } = useHeld({ chainId: network.chainId, account });
  const now = useNow();
  if (!data) return null;
  const tokens = data.tokens.filter(({ balance }) => (balance.value ?? 0n) > 0n).length;
  return (
    <span>
      <Words
        of={words.held}
        values={{
          b: (inner) => <b>{inner}</b>,
          amount: <Digits text={amountDigits(data.native, network.decimals)} brief="cut" />,
          symbol: <SafeText text={network.symbol} max={24} cut="mark" />,
          tokens,
          network: <SafeText text={network.name} max={60} cut="mark" />,
          ago: ago(dataUpdatedAt, now),
        }}
      />
    </span>
  );
}
