import type { Hearback } from '@readback/core/model/hearback.ts';
import * as difference from '@readback/phrases/words/web/review/difference.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
import { Suspense } from 'react';
import { findFact } from '../data/findFact.ts';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import look from '../ui/look/look.module.css';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { DifferenceActs } from './DifferenceActs.tsx';
import { HashLine } from './HashLine.tsx';
import styles from './HearbackPanel.module.css';
import type { HearbackPanelProps } from './hearbackPanelProps.ts';
import { HearbackRows } from './HearbackRows.tsx';
import { followedWords } from './hearbackWords.ts';
import { SpokenHeadline } from './SpokenHeadline.tsx';
import { useSpoken } from './useSpoken.ts';

const SignatureActs = lazyPart(async () => (await import('./SignatureActs.tsx')).SignatureActs);

const HeardSaid = lazyPart(async () => (await import('../intent/HeardSaid.tsx')).HeardSaid);

/** Something else happened than was read back: what not to do, what went where, and what to do now, in that order. */
export function DifferencePanel({
  readback,
  hearback,
  title,
  hash,
  signature,
  acts,
  fills,
  children,
}: HearbackPanelProps & { hearback: Hearback; title: string }) {
  const spoken = useSpoken(readback, hearback);
  const facts = findFact(readback, { ...hearback.facts, ...spoken?.facts });
  const { followed } = hearback;
  const { intent } = readback.incoming;
  const isDifferent = hearback.verdict === 'different';
  const isAlarm = fills === true && isDifferent;
  const says = hearback.says.filter(({ id }) => !id.startsWith('hearback.said.'));
  const Word = fills ? 'h1' : 'p';
  return (
    <section
      className={`${look.panel} ${styles.hearback} ${styles.loud} ${isAlarm ? styles.alarm : ''}`}
      aria-label={words.title}
    >
      {acts && isDifferent ? <p className={styles.todo}>{difference.todo}</p> : null}
      <div role="alert">
        <Word className={styles.word} tabIndex={fills ? -1 : undefined}>
          {spoken?.headline ? <SpokenHeadline spoken={spoken} facts={facts} /> : title}
        </Word>
      </div>
      {says.length > 0 ? (
        <p className={look.quiet}>
          <PhrasesText phrases={says} facts={facts} />
        </p>
      ) : null}
      {hearback.said && intent ? (
        <Suspense>
          <HeardSaid {...{ intent, hearback, facts }} />
        </Suspense>
      ) : null}
      <HearbackRows hearback={hearback} spoken={spoken} facts={facts} />
      {acts && isDifferent ? (
        <DifferenceActs {...{ readback, hearback, spoken }} returned={{ hash, signature }} />
      ) : null}
      {hash ? (
        <HashLine title={words.transactionHash} what={words.copied.transactionHash} hex={hash} />
      ) : null}
      {followed && followed.hash !== hash?.toLowerCase() ? (
        <HashLine {...followedWords(hearback)} hex={followed.hash} />
      ) : null}
      {signature ? (
        <>
          <HashLine title={words.signature} what={words.copied.signature} hex={signature} />
          <Suspense>
            <SignatureActs body={readback.incoming.request.body} signature={signature} />
          </Suspense>
        </>
      ) : null}
      {children}
    </section>
  );
}
