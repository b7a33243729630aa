import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import { useState } from 'react';
import type { Address } from 'viem';
import type { Network } from '../data/parseConfig.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useNow } from '../ui/useNow.ts';
import { AllowanceRow } from './AllowanceRow.tsx';
import { coverageWords, eventWords } from './allowanceWords.ts';
import styles from './Accounts.module.css';
import { failureWords } from '../ui/failureWords.ts';
import { Words } from '../ui/Words.tsx';
import { SpenderDialog } from './SpenderDialog.tsx';
import { useAllowances, useApprovalEvents, useLookFurther } from './useAllowances.ts';
import { useHeld } from './useHoldings.ts';

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
  const [adding, setAdding] = useState(false);
  const now = useNow();
  const failed = error && !isFetching ? failureWords(error) : undefined;
  const { name } = network;
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
            values={{ hidden: (inner) => <span className={styles.hidden}>{inner}</span>, network: name }}
          />
        </Button>
      </div>
      {data ? (
        <>
          {data.standing.length > 0 ? (
            <ul className={styles.rows}>
              {data.standing.map((it) => (
                <AllowanceRow
                  key={`${it.kind}${it.token}${it.spender}`}
                  it={it}
                  of={of}
                  own={own}
                  token={held?.tokens.find(({ address }) => address.toLowerCase() === it.token.toLowerCase())}
                />
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{words.none}</p>
          )}
          <p className={styles.scope}>
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
          <Button tone="quiet" busy={further.isPending} onClick={() => further.mutate()}>
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
