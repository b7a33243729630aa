import * as desk from '@readback/phrases/words/web/desk.ts';
import * as words from '@readback/phrases/words/web/accounts/holdings.ts';
import type { Address } from 'viem';
import type { Network } from '../data/networks/parseConfig.ts';
import { deskId } from '../desk/deskId.ts';
import { chosenSender } from '../contracts/batch/callBatch.ts';
import { useHoldings } from '../holdings/useHoldings.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Link } from '../router/Link.tsx';
import button from '../ui/Button.module.css';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import styles from './look/Accounts.module.css';

/** Who decides for a Safe, before what it holds: it is read with its balances, and is not asked for apart. */
export function SafeLine({ network: { chainId }, account }: { network: Network; account: Address }) {
  const safe = useHoldings({ chainId, account }).data?.safe;
  if (!safe) return null;
  return (
    <div className={styles.safe}>
      <p>
        <Words
          of={words.safe}
          values={{
            stated: safe.version ? 'yes' : 'no',
            version: <SafeText text={safe.version ?? ''} max={20} cut="mark" />,
            threshold: safe.threshold,
            owners: safe.owners.length,
            list: (
              <span className={styles.owners}>
                {safe.owners.map((owner) => (
                  <NamedAddress key={owner} address={owner} chainId={chainId} />
                ))}
              </span>
            ),
          }}
        />
      </p>
      <div className={styles.actions}>
        <Link
          className={`${button.button} ${button.primary}`}
          to="/safe/$safe"
          params={{ safe: deskId({ chainId, safe: account }) }}
        >
          {desk.open}
        </Link>
        <Link
          className={button.button}
          to="/contracts"
          search={{ chain: chainId }}
          onClick={() => chosenSender.set(account)}
        >
          {words.callAsSafe}
        </Link>
      </div>
    </div>
  );
}
