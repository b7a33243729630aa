import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import type { Address } from 'viem';
import { useNetworks } from '../data/config.ts';
import type { Network } from '../data/parseConfig.ts';
import { ago } from '../ui/ago.ts';
import { SafeText } from '../ui/SafeText.tsx';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Exposure.module.css';
import { exposures, risky } from './exposure.ts';
import { useAllowancesBefore } from './useAllowances.ts';
import { useHeld } from './useHoldings.ts';
import { useJudgedBefore } from './useJudged.ts';

/** How many permissions the rules warned of when the account was looked at last, on each network. Asks nobody. */
export function RiskyLine({ account }: { account: Address }) {
  return (
    <div className={styles.badges}>
      {useNetworks().map((network) => (
        <Risky key={network.chainId} network={network} account={account} />
      ))}
    </div>
  );
}

function Risky({ network, account }: { network: Network; account: Address }) {
  const of = { chainId: network.chainId, account };
  const { data, dataUpdatedAt } = useAllowancesBefore(of);
  const tokens = useHeld(of).data?.tokens ?? [];
  const judged = useJudgedBefore(of, data?.standing).data;
  const now = useNow();
  const count = data ? risky(exposures({ allowances: data, tokens, judged, now })).length : 0;
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <Words
        of={words.risky}
        values={{
          count,
          network: <SafeText text={network.name} max={60} cut="mark" />,
          ago: ago(dataUpdatedAt, now),
        }}
      />
    </span>
  );
}
