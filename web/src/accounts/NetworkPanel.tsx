import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/holdings.ts';
import { useId } from 'react';
import type { Address } from 'viem';
import { ago } from '../ui/time/ago.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { AccountFacts } from './AccountFacts.tsx';
import look from '../ui/look/look.module.css';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import styles from './look/Accounts.module.css';
import { HoldingLine, NativeLine } from './HoldingLine.tsx';
import { holdingRows } from './holdingRows.ts';
import { failureWords } from '../ui/said/failureWords.ts';
import { Words } from '../ui/text/Words.tsx';
import { type SeenAccount, scopeWords } from '../holdings/seen.ts';
import { useHoldings } from '../holdings/useHoldings.ts';

/** What an account holds on one network, with its age. When it cannot be read: why, what is known, and Retry. */
export function NetworkPanel({ network, account }: { network: Network; account: Address }) {
  const { chainId, name } = network;
  const query = useHoldings({ chainId, account });
  const { data, dataUpdatedAt, isFetching, error } = query;
  const now = useNow();
  const id = useId();
  const failed = error && !isFetching ? failureWords(error) : undefined;
  const age = ago(dataUpdatedAt, now);
  return (
    <section className={styles.network} aria-labelledby={id} data-testid={`holdings-${chainId}`}>
      <div className={styles.bar}>
        <div className={styles.barText}>
          <h3 id={id}>
            <NetworkName chainId={chainId} />
          </h3>
          {failed ? (
            <output className={styles.unread}>
              {data
                ? fill(words.notReadAgain, { why: failed, ago: age })
                : fill(words.notRead, { why: failed })}
            </output>
          ) : (
            <span className={styles.quiet}>{data ? fill(words.read, { ago: age }) : words.reading}</span>
          )}
        </div>
        <Button tone={failed ? 'plain' : 'quiet'} busy={isFetching} onClick={() => void query.refetch()}>
          <Words
            of={failed ? words.retry : words.refresh}
            values={{ hidden: (inner) => <span className={look.hidden}>{inner}</span>, network: name }}
          />
        </Button>
      </div>
      {data ? (
        <Rows data={data} network={network} readAt={dataUpdatedAt} />
      ) : failed ? null : (
        <div className={styles.reading}>
          <Skeleton says={fill(words.readingOf, { network: name })} lines={2} />
        </div>
      )}
    </section>
  );
}

function Rows({ data, network, readAt }: { data: SeenAccount; network: Network; readAt: number }) {
  const rows = holdingRows(data, network.symbol);
  return (
    <>
      <ul className={styles.rows}>
        <NativeLine raw={data.native} network={network} />
        {rows.map((row) => (
          <HoldingLine key={row.address} row={row} chainId={network.chainId} readAt={readAt} />
        ))}
      </ul>
      <p className={styles.scope}>{scopeWords(data, rows.length)}</p>
      <AccountFacts data={data} network={network} />
    </>
  );
}
