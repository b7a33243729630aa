import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import * as difference from '@readback/phrases/words/web/review/difference.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
import { Suspense } from 'react';
import type { Hex } from 'viem';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import panel from '../ui/Panel.module.css';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { findFact } from '../data/findFact.ts';
import { EndedLine } from './EndedLine.tsx';
import { DifferenceActs } from './DifferenceActs.tsx';
import { HashLine } from './HashLine.tsx';
import look from '../ui/look.module.css';
import styles from './HearbackPanel.module.css';
import { HearbackRows } from './HearbackRows.tsx';
import { followedWords, hearbackWords } from './hearbackWords.ts';
import { SpokenHeadline } from './SpokenHeadline.tsx';
import { useSpoken } from './useSpoken.ts';

const SignatureActs = lazyPart(async () => (await import('./SignatureActs.tsx')).SignatureActs);

const HeardSaid = lazyPart(async () => (await import('../intent/HeardSaid.tsx')).HeardSaid);

export type HearbackPanelProps = {
  readback: Readback;
  hearback: Hearback | undefined;
  hash?: Hex | undefined;
  signature?: Hex | undefined;
  /** Whether something can be done about a difference: not about what a file tells. */
  acts?: boolean;
  /** It has just happened: a difference fills the window. */
  fills?: boolean;
  /** Of its entry, to go on from here. */
  id?: string | undefined;
};

/** What came back, against what was read back, row by row. Only a difference is loud. */
export function HearbackPanel({ readback, hearback, hash, signature, acts, fills, id }: HearbackPanelProps) {
  const word = hearback ? hearbackWords(hearback) : undefined;
  const spoken = useSpoken(readback, hearback);
  const facts = findFact(readback, { ...hearback?.facts, ...spoken?.facts });
  const followed = hearback?.followed;
  const { intent } = readback.incoming;
  const isAlarm = fills === true && hearback?.verdict === 'different';
  const says = (hearback?.says ?? []).filter(
    ({ id }) => !id.startsWith('hearback.said.') && (word?.tone !== 'ok' || !inTitle.has(id)),
  );
  return (
    <section
      className={`${panel.panel} ${styles.hearback} ${word ? styles[word.tone] : ''} ${isAlarm ? styles.alarm : ''}`}
      aria-labelledby="hearback"
    >
      <h2 id="hearback" className={styles.title}>
        {words.title}
      </h2>
      {acts && hearback?.verdict === 'different' ? <p className={styles.todo}>{difference.todo}</p> : null}
      <p
        className={styles.word}
        role={word?.tone === 'loud' || word?.tone === 'failed' ? 'alert' : undefined}
      >
        {spoken?.headline ? (
          <SpokenHeadline spoken={spoken} facts={facts} />
        ) : (
          (word?.title ?? words.comparing)
        )}
      </p>
      {hearback ? <EndedLine hearback={hearback} facts={facts} id={id} /> : null}
      {says.length > 0 ? (
        <p className={look.quiet}>
          <PhrasesText phrases={says} facts={facts} />
        </p>
      ) : null}
      {hearback?.said && intent ? (
        <Suspense>
          <HeardSaid {...{ intent, hearback, facts }} />
        </Suspense>
      ) : null}
      {hearback ? <HearbackRows hearback={hearback} spoken={spoken} facts={facts} /> : null}
      {acts && hearback?.verdict === 'different' ? (
        <DifferenceActs {...{ readback, hearback, spoken }} returned={{ hash, signature }} />
      ) : null}
      {hash ? (
        <HashLine title={words.transactionHash} what={words.copied.transactionHash} hex={hash} />
      ) : null}
      {hearback && followed && followed.hash !== hash?.toLowerCase() ? (
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
    </section>
  );
}

/** What the title says already where all is well. */
const inTitle: ReadonlySet<string> = new Set(['hearback.mined.same', 'hearback.effects.asRead']);
