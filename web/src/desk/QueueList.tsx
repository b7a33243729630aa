import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/desk.ts';
import { useState } from 'react';
import { changesWhoMustAgree } from '@readback/core/safe/rulesChange.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import type { ServiceStops } from '@readback/core/safe/service/serviceStops.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import look from '../ui/look/look.module.css';
import type { Kept } from './deskOf.ts';
import { ProposalRow } from './ProposalRow.tsx';
import { rowsInPage, shownQueue } from './shownQueue.ts';
import type { Desk } from './useDesk.ts';
import { type ProposalRead, useProposalReadbacks } from './useProposalReadbacks.ts';
import type { ServiceState } from './useService.ts';
import styles from './Desk.module.css';

/** What waits, by nonce: those that want the same one together. */
export function QueueList({
  desk: { account, queue },
  kept,
  service,
  stops,
}: {
  desk: Desk;
  kept: Kept;
  service: ServiceState;
  stops: ServiceStops | undefined;
}) {
  const [most, setMost] = useState(rowsInPage);
  const { byNonce, shown, count } = shownQueue(queue, most);
  const all = byNonce.flatMap(({ rivals }) => rivals);
  const reads = useProposalReadbacks(
    account,
    all.map(({ proposal }) => proposal),
  );
  const changing = byNonce.flatMap(({ nonce, rivals }) =>
    rivals.some(({ proposal }) => changes(reads.get(proposal.digest), account)) ? [nonce] : [],
  );
  return (
    <>
      {all.length === 0 ? <EmptyState title={words.empty}>{words.emptyHint}</EmptyState> : null}
      <ol className={styles.queue}>
        {byNonce.map(({ nonce, rivals, all: wanting }) => (
          <li key={String(nonce)} className={look.panel} data-next={nonce === account.nonce || undefined}>
            <p className={styles.nonce}>
              <b>
                <SafeText text={fill(words.nonce, { nonce: String(nonce) })} />
              </b>
              <span className={look.quiet}>
                <SafeText
                  text={
                    wanting > 1
                      ? fill(words.onlyOne, { count: String(wanting) })
                      : nonce === account.nonce
                        ? words.next
                        : fill(words.waitsFor, { nonce: String(nonce - 1n) })
                  }
                />
              </span>
            </p>
            <ul className={styles.rivals}>
              {rivals.map((it) => (
                <ProposalRow
                  key={it.proposal.digest}
                  account={account}
                  queued={it}
                  read={reads.get(it.proposal.digest)}
                  entries={kept.entries.get(it.proposal.digest) ?? []}
                  service={service}
                  stops={stops}
                  after={changing.filter((before) => before < nonce)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {shown < count ? (
        <div className={styles.asked}>
          <p className={look.quiet}>
            <SafeText text={fill(words.shownOf, { shown: String(shown), count: String(count) })} />
          </p>
          <Button onClick={() => setMost(most + rowsInPage)}>
            {fill(words.showMore, { count: String(Math.min(rowsInPage, count - shown)) })}
          </Button>
        </div>
      ) : null}
      {queue.gaps.length > 0 ? (
        <p className={styles.note}>
          <SafeText text={fill(words.gaps, { nonces: queue.gaps.join(', ') })} />
        </p>
      ) : null}
      {queue.past.length > 0 ? (
        <p className={styles.note}>{fill(words.past, { count: queue.past.length })}</p>
      ) : null}
    </>
  );
}

function changes(read: ProposalRead, { address }: SafeAccount): boolean {
  return read !== undefined && read !== 'failed' && changesWhoMustAgree(read, address);
}
