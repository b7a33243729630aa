import { fill } from '@readback/phrases/fill.ts';
import { entryStopWords } from '@readback/phrases/serviceWords.ts';
import * as words from '@readback/phrases/words/web/desk.ts';
import { decimalJson } from '@readback/core/kit/decimalJson.ts';
import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Agreement } from '@readback/core/safe/agreement.ts';
import type { Proposal } from '@readback/core/safe/proposal.ts';
import type { Queued } from '@readback/core/safe/queue.ts';
import { fileToPassOn } from '@readback/core/safe/queueFile.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import type { ServiceStops } from '@readback/core/safe/service/serviceStops.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { useChanging } from '../data/base/changing.ts';
import { findFact } from '../data/findFact.ts';
import { openReview } from '../inbox/openReview.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import button from '../ui/Button.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { fileName, saveFile } from '../ui/saveFile.ts';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { VerdictBadge } from '../ui/said/VerdictBadge.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { walletStore } from '../wallet/base/store.ts';
import look from '../ui/look/look.module.css';
import { OwnerSafes } from './OwnerSafes.tsx';
import { PassOn } from './PassOn.tsx';
import { executionIncoming, replacementIncoming, reviewIncoming } from './requests.ts';
import type { ProposalRead } from './useProposalReadbacks.ts';
import type { ServiceState } from './useService.ts';
import styles from './Desk.module.css';

type Props = {
  account: SafeAccount;
  queued: Queued;
  read: ProposalRead;
  /** What is kept here of it, the newest first. */
  entries: readonly ActivityEntry[];
  service: ServiceState;
  /** What the service says otherwise than the chain; nothing where it was not asked. */
  stops: ServiceStops | undefined;
  /** Nonces before it at which who must agree changes. */
  after: readonly bigint[];
};

/** One transaction that waits: what it does, who has signed, and what can be done with it. */
export function ProposalRow({ account, queued, read, entries, service, stops, after }: Props) {
  const { proposal, agreement, isRejection } = queued;
  const { claimedHash } = proposal.request.body;
  const stopped = stopWords(queued, stops);
  return (
    <li className={styles.proposal}>
      <div className={styles.what}>
        {stopped.length > 0 ? (
          <VerdictBadge verdict="stop" />
        ) : read === undefined ? (
          <VerdictBadge verdict="pending" />
        ) : read === 'failed' ? (
          <VerdictBadge verdict="notFullyRead" />
        ) : (
          <VerdictBadge verdict={verdictName(read)} />
        )}
        <p className={styles.sentence}>
          <Sentence read={read} isRejection={isRejection} />
        </p>
        {stopped.map((text) => (
          <p key={text} className={styles.stopped}>
            <SafeText text={text} />
          </p>
        ))}
        <p className={look.quiet}>
          {signedWords(queued, account)}
          {stops === undefined
            ? ''
            : `. ${stops.listed.has(proposal.digest) ? words.listedThere : words.onlyHere}`}
        </p>
        {agreement.hash.s === 'known' ? null : <p className={styles.caution}>{words.noChainHash}</p>}
        {after.length > 0 ? (
          <p className={styles.caution}>
            <SafeText text={fill(words.changedBefore, { nonces: after.join(', ') })} />
          </p>
        ) : null}
        {claimedHash === undefined || claimedHash === proposal.digest ? null : (
          <p className={styles.caution}>{words.otherHash}</p>
        )}
        <NotCounted agreement={agreement} />
        {stopped.length > 0 ? null : <OwnerSafes account={account} queued={queued} />}
        <p className={look.quietCode}>
          <SafeText text={proposal.digest} />
          <CopyButton value={proposal.digest} what={words.hash} />
        </p>
      </div>
      {stopped.length > 0 ? null : (
        <Acts account={account} queued={queued} entries={entries} service={service} />
      )}
    </li>
  );
}

/** What makes it a Stop before it is read back: that its Safe computes another hash, and where the service is not right. */
function stopWords({ proposal, agreement }: Queued, stops: ServiceStops | undefined): readonly string[] {
  const computed = valueOf(agreement.hash);
  return [
    ...(computed === undefined || computed === proposal.digest
      ? []
      : [fill(words.chainHash, { hash: computed })]),
    ...(stops?.byHash.get(proposal.digest) ?? []).map(entryStopWords),
  ];
}

function Sentence({ read, isRejection }: { read: ProposalRead; isRejection: boolean }) {
  if (isRejection) return words.rejection;
  if (read === undefined) return words.isReading;
  if (read === 'failed') return words.notRead;
  return <PhrasesText phrases={read.sentence} facts={findFact(read)} />;
}

function signedWords({ agreement, missing, place }: Queued, { threshold }: SafeAccount): string {
  if (missing === 0) return place === 'next' ? words.enough : words.enoughNow;
  return fill(words.signed, { agreed: String(agreement.agreed.length), threshold: String(threshold) });
}

function NotCounted({ agreement }: { agreement: Agreement }) {
  const kinds = (['strangers', 'faults', 'denied', 'unproven', 'misnamed'] as const).filter(
    (kind) => agreement[kind].length > 0,
  );
  if (kinds.length === 0) return null;
  const count = kinds.reduce((sum, kind) => sum + agreement[kind].length, 0);
  return (
    <p className={styles.caution}>
      <SafeText
        text={fill(words.notCounted, { count, why: kinds.map((kind) => words.why[kind]).join(', ') })}
      />
    </p>
  );
}

function Acts({
  account,
  queued,
  entries,
  service,
}: Pick<Props, 'account' | 'queued' | 'entries' | 'service'>) {
  const { account: from } = useChanging(walletStore);
  const [entry] = entries;
  const { proposal, missing, place, isRejection } = queued;
  const { nonce } = proposal.request.body.tx;
  const isReady = missing === 0 && place === 'next';
  const execute = () => {
    const incoming = from && executionIncoming(account, queued, from);
    if (incoming) openReview(incoming);
  };
  return (
    <div className={styles.acts}>
      {entry === undefined ? (
        <Button tone={isReady ? 'plain' : 'primary'} onClick={() => openReview(reviewIncoming(proposal))}>
          {words.review}
        </Button>
      ) : (
        <EntryLink entry={entry} proposal={proposal} isFirst={!isReady} />
      )}
      {isReady ? (
        <Button
          tone="primary"
          aria-disabled={from === undefined}
          title={from === undefined ? words.noWallet : undefined}
          onClick={execute}
        >
          {words.execute}
        </Button>
      ) : null}
      <Button
        onClick={() => {
          const text = decimalJson(fileToPassOn(queued));
          saveFile(fileName(`safe-nonce-${nonce}`, 'json'), text, 'application/json');
        }}
      >
        {words.save}
      </Button>
      <PassOn account={account} queued={queued} state={service} />
      {isRejection ? null : (
        <Button tone="quiet" onClick={() => openReview(replacementIncoming(account, nonce))}>
          {words.replace}
        </Button>
      )}
    </div>
  );
}

/** To its Review where it is open, else to what became of it. */
function EntryLink({
  entry: { id, state, incoming },
  proposal: { request },
  isFirst,
}: {
  entry: ActivityEntry;
  proposal: Proposal;
  isFirst: boolean;
}) {
  const tone = isFirst ? `${button.button} ${button.primary}` : button.button;
  // What its hashes are of was found only after it came.
  if (state === 'open' && request.beside !== incoming.request.beside) {
    return (
      <Button tone={isFirst ? 'primary' : 'plain'} onClick={() => openReview({ ...incoming, request })}>
        {words.review}
      </Button>
    );
  }
  return state === 'open' ? (
    <Link className={tone} to="/review/$id" params={{ id }}>
      {words.review}
    </Link>
  ) : (
    <Link className={tone} to="/activity/$id" params={{ id }}>
      {words.openEntry}
    </Link>
  );
}
