import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/proposal.ts';
import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { ago } from '../ui/time/ago.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { useWallet } from '../wallet/useWallet.ts';
import { HashLine } from './HashLine.tsx';
import look from '../ui/look/look.module.css';
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
  const state = proposalWords(data);
  return (
    <section
      className={`${look.panel} ${styles.hearback} ${styles[state.tone] ?? ''}`}
      aria-labelledby="proposal"
    >
      <h2 id="proposal" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.word} role={state.tone === 'loud' ? 'alert' : 'status'}>
        {state.title}
      </p>
      <p className={look.quiet}>{state.says}</p>
      {error ? <p className={look.quiet}>{words.noStatus}</p> : null}
      <p className={styles.count}>
        <span>
          {kind === 'safe'
            ? data
              ? fill(words.asked, { ago: ago(dataUpdatedAt, now) })
              : words.notAsked
            : words.openInSafe}
        </span>
        {kind === 'safe' ? (
          <Button tone="quiet" busy={isFetching} onClick={() => void refetch()}>
            {error ? words.retry : words.ask}
          </Button>
        ) : null}
      </p>
      <HashLine title={words.safeHash} what={words.copied.safeHash} hex={safeTxHash} />
      {data?.txHash ? (
        <HashLine title={words.executedBy} what={words.copied.executedBy} hex={data.txHash} />
      ) : null}
    </section>
  );
}
