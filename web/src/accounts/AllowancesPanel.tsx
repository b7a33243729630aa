import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import type { Address } from 'viem';
import type { Network } from '../data/parseConfig.ts';
import styles from './Accounts.module.css';
import { NetworkAllowances } from './NetworkAllowances.tsx';

/** Who may move what the account holds, on each network that may be asked. */
export function AllowancesPanel({
  account,
  networks,
  own,
}: {
  account: Address;
  networks: readonly Network[];
  own: boolean;
}) {
  if (networks.length === 0) return null;
  return (
    <>
      <h2>{words.title}</h2>
      <div className={styles.stack}>
        {networks.map((network) => (
          <NetworkAllowances key={network.chainId} network={network} account={account} own={own} />
        ))}
      </div>
    </>
  );
}
