import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import type { Address } from 'viem';
import type { Network } from '../../data/networks/parseConfig.ts';
import look from '../../ui/look/look.module.css';
import styles from '../look/Accounts.module.css';
import { NetworkAllowances } from './NetworkAllowances.tsx';

/** Who could take what the account holds, on each network that may be asked. */
export function AllowancesPanel({
  account,
  networks,
  own,
}: {
  account: Address;
  networks: readonly Network[];
  own: boolean;
}) {
  return (
    <>
      <h2>{words.title}</h2>
      {networks.length === 0 ? <p className={look.lead}>{words.notAsked}</p> : null}
      <div className={styles.stack}>
        {networks.map((network) => (
          <NetworkAllowances key={network.chainId} network={network} account={account} own={own} />
        ))}
      </div>
    </>
  );
}
