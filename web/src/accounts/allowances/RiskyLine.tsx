import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import type { Address } from 'viem';
import { useNetworks } from '../../data/networks/config.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import { ago } from '../../ui/time/ago.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { Words } from '../../ui/text/Words.tsx';
import styles from './Exposure.module.css';
import { exposures, risky } from './exposure.ts';
import { useAllowancesBefore } from './useAllowances.ts';
import { useHeld } from '../../holdings/useHoldings.ts';
import { useJudgedBefore } from './useJudged.ts';
import { useRevokeRisky } from './useRevokeRisky.ts';

/**
 * How many permissions the rules warned of when the account was inspected last, on each network, and the way to revoke
 * them. Asks nobody.
 */
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
  const all = data ? risky(exposures({ allowances: data, tokens, judged, now })) : [];
  const { asking, revoke } = useRevokeRisky(all, of);
  const count = all.length;
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
      />{' '}
      <Button tone="quiet" busy={asking} onClick={() => void revoke()}>
        {fill(words.revokeSeen, { count })}
      </Button>
    </span>
  );
}
