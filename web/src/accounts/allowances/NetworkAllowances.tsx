import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import { pairKey } from '@readback/core/balances/allowances.ts';
import { useRef, useState } from 'react';
import type { Address } from 'viem';
import type { Network } from '../../data/networks/parseConfig.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { ExposureRow } from './ExposureRow.tsx';
import { exposures, risky } from './exposure.ts';
import { RevokeRisky } from './RevokeRisky.tsx';
import { UnreadPairs } from './UnreadPairs.tsx';
import { useJudged } from './useJudged.ts';
import { coverageWords, eventWords } from './allowanceWords.ts';
import look from '../../ui/look/look.module.css';
import styles from '../look/Accounts.module.css';
import { failureWords } from '../../ui/said/failureWords.ts';
import { Words } from '../../ui/text/Words.tsx';
import { SpenderDialog } from './SpenderDialog.tsx';
import { useAllowances, useApprovalEvents, useLookFurther } from './useAllowances.ts';
import { useHeld } from '../../holdings/useHoldings.ts';

/** The permissions that an account gave on one network, as far as they were looked for, and how far that was. */
export function NetworkAllowances({
  network,
  account,
  own,
}: {
  network: Network;
  account: Address;
  own: boolean;
}) {
  const of = { chainId: network.chainId, account };
  const { data, dataUpdatedAt, error, isFetching, refetch } = useAllowances(of);
  const events = useApprovalEvents(of).data;
  const further = useLookFurther(of);
  const held = useHeld(of).data;
  const judging = useJudged(of, data?.standing);
  const [adding, setAdding] = useState(false);
  // The button that was pressed may go: what it found is there then.
  const scope = useRef<HTMLParagraphElement>(null);
  const now = useNow();
  const failed = error && !isFetching ? failureWords(error) : undefined;
  const { name } = network;
  const rows = data
    ? exposures({ allowances: data, tokens: held?.tokens ?? [], judged: judging.data, now })
    : [];
  return (
    <section
      className={styles.network}
      aria-label={fill(words.on, { network: name })}
      data-testid={`allowances-${network.chainId}`}
      aria-busy={isFetching}
    >
      <div className={styles.bar}>
        <div className={styles.barText}>
          <h3>
            <SafeText text={name} max={60} cut="mark" />
          </h3>
          {failed ? (
            <output className={styles.unread}>
              {data ? fill(words.notReadAgain, { why: failed }) : fill(words.notRead, { why: failed })}
            </output>
          ) : null}
        </div>
        <Button tone={failed ? 'plain' : 'quiet'} busy={isFetching} onClick={() => void refetch()}>
          <Words
            of={failed ? words.retry : words.refresh}
            values={{ hidden: (inner) => <span className={look.hidden}>{inner}</span>, network: name }}
          />
        </Button>
      </div>
      {data ? (
        <>
          {rows.length > 0 ? (
            <ul className={styles.rows}>
              {rows.map((exposure) => (
                <ExposureRow
                  key={pairKey(exposure.it)}
                  exposure={exposure}
                  of={of}
                  own={own}
                  judging={judging.isFetching ? 'asking' : judging.error ? 'failed' : 'done'}
                />
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{words.none}</p>
          )}
          <UnreadPairs pairs={data.unread ?? []} tokens={held?.tokens ?? []} />
          {own ? <RevokeRisky risky={risky(rows)} of={of} /> : null}
          <p className={styles.scope} ref={scope} tabIndex={-1}>
            {coverageWords(data, { network: name, readAt: dataUpdatedAt, now: Math.max(now, dataUpdatedAt) })}
            {events ? ` ${eventWords(events, data.unknownTokens)}` : ''}
          </p>
        </>
      ) : failed ? null : (
        <div className={styles.reading}>
          <Skeleton says={fill(words.reading, { network: name })} lines={1} />
        </div>
      )}
      {further.error ? (
        <p className={styles.scope}>
          <output className={styles.unread}>
            {fill(words.eventsNotRead, { why: failureWords(further.error) })}
          </output>
        </p>
      ) : null}
      <div className={styles.tools}>
        {events && events.from === 0n ? null : (
          <Button
            tone="quiet"
            busy={further.isPending}
            onClick={() => further.mutate(undefined, { onSettled: () => scope.current?.focus() })}
          >
            {further.error ? words.retryEvents : events ? words.searchEarlier : words.search}
          </Button>
        )}
        <Button tone="quiet" onClick={() => setAdding(true)}>
          {words.checkAnother}
        </Button>
      </div>
      <SpenderDialog open={adding} onClose={() => setAdding(false)} network={network} />
    </section>
  );
}
