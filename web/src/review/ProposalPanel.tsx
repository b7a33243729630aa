import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { ago } from '../ui/ago.ts';
import { Button } from '../ui/Button.tsx';
import panel from '../ui/Panel.module.css';
import { useNow } from '../ui/useNow.ts';
import { useWallet } from '../wallet/useWallet.ts';
import { HashLine } from './HashLine.tsx';
import styles from './HearbackPanel.module.css';
import { proposalWords } from './proposalWords.ts';

/** What a Safe made of a request: a proposal, and, when the user asks, how far it has come. */
export function ProposalPanel({ entry, safeTxHash }: { entry: ActivityEntry; safeTxHash: Hex }) {
  const { kind } = useWallet();
  const { body } = entry.incoming.request;
  const now = useNow();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['safeProposal', safeTxHash],
    queryFn: async () => (await import('../wallet/safe/proposal.ts')).askProposal(safeTxHash, body),
    enabled: false,
  });
  const words = proposalWords(data);
  return (
    <section
      className={`${panel.panel} ${styles.hearback} ${styles[words.tone] ?? ''}`}
      aria-labelledby="proposal"
    >
      <h2 id="proposal" className={styles.title}>
        Proposal
      </h2>
      <p className={styles.word} role={words.tone === 'loud' ? 'alert' : 'status'}>
        {words.title}
      </p>
      <p className={styles.sub}>{words.says}</p>
      {error ? <p className={styles.sub}>Safe did not report its status. Try again later.</p> : null}
      <p className={styles.count}>
        <span>
          {kind === 'safe'
            ? data
              ? `Asked ${ago(dataUpdatedAt, now)}`
              : 'Not asked yet'
            : 'Open Readback inside Safe to check its status.'}
        </span>
        {kind === 'safe' ? (
          <Button tone="quiet" busy={isFetching} onClick={() => void refetch()}>
            {error ? 'Retry' : 'Ask Safe for its status'}
          </Button>
        ) : null}
      </p>
      <HashLine what="Safe transaction hash of the proposal" hex={safeTxHash} />
      {data?.txHash ? <HashLine what="transaction that executed it" hex={data.txHash} /> : null}
    </section>
  );
}
