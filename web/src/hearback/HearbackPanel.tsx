import { cameOf, wouldCome } from '@readback/core/hearback/outcome/came.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
import { Suspense } from 'react';
import { findFact } from '../data/findFact.ts';
import { Link } from '../router/Link.tsx';
import { Detail } from '../ui/fold/Detail.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { PhrasesText, PhraseText } from '../ui/said/PhraseText.tsx';
import { fill } from '@readback/phrases/fill.ts';
import { AfterFace, type AfterTone } from './AfterFace.tsx';
import styles from './After.module.css';
import { Changed } from './Changed.tsx';
import { changedRows, simulatedRows } from './changedRows.ts';
import { DifferencePanel } from './DifferencePanel.tsx';
import { HashLine } from './HashLine.tsx';
import type { HearbackPanelProps } from './hearbackPanelProps.ts';
import { HearbackRows } from './HearbackRows.tsx';
import { followedWords, hearbackWords, type HearbackWords } from './hearbackWords.ts';
import { shortHash } from './shortHash.ts';
import { Track } from './Track.tsx';
import { trackOf } from './track.ts';

const SignatureActs = lazyPart(async () => (await import('./SignatureActs.tsx')).SignatureActs);

const HeardSaid = lazyPart(async () => (await import('../intent/HeardSaid.tsx')).HeardSaid);

/** What came back, against what was read back. A difference is the loudest there is; all else is what is so now. */
export function HearbackPanel(props: HearbackPanelProps) {
  const { hearback } = props;
  const word = hearback && hearbackWords(hearback);
  return hearback && word?.tone === 'loud' ? (
    <DifferencePanel {...props} hearback={hearback} title={word.title} />
  ) : (
    <CalmPanel {...props} word={word} />
  );
}

function CalmPanel({
  readback,
  hearback,
  hash,
  signature,
  openedAt,
  answeredAt,
  fills = false,
  id,
  word,
  children,
}: HearbackPanelProps & { word: HearbackWords | undefined }) {
  const came = hearback === undefined ? wouldCome(readback, 'does') : cameNow(readback, hearback, word);
  const facts = findFact(readback, { ...hearback?.facts, ...came?.facts });
  const { intent, request } = readback.incoming;
  const failed = word?.tone === 'failed';
  const isSent = signature === undefined;
  const moments = trackOf({ openedAt, answeredAt, isSent, hearback, failed });
  const says = (hearback?.says ?? []).filter(
    ({ id }) => !id.startsWith('hearback.said.') && (word?.tone !== 'ok' || !inTitle.has(id)),
  );
  const followed = hearback?.followed;
  return (
    <AfterFace
      label={words.title}
      tone={toneOf(hearback, word)}
      word={word?.word ?? words.nowComparing[isSent ? 'sent' : 'signed']}
      told={came ? <PhraseText phrase={came.says} facts={facts} /> : generalWords(hearback, word)}
      isTitle={fills}
    >
      {says.length > 0 || isOnlySigned(hearback, request.body) ? (
        <p className={styles.says}>
          <PhrasesText phrases={says} facts={facts} />{' '}
          {isOnlySigned(hearback, request.body) ? words.onlySigned : null}
        </p>
      ) : null}
      <Track moments={moments} />
      {hearback?.said && intent ? (
        <Suspense>
          <HeardSaid {...{ intent, hearback, facts }} />
        </Suspense>
      ) : null}
      <Changed {...changesNow(readback, hearback, word)} facts={facts} />
      {signature ? (
        <div className={styles.signature}>
          <HashLine title={words.signature} what={words.copied.signature} hex={signature} />
          <Suspense>
            <SignatureActs body={request.body} signature={signature} />
          </Suspense>
        </div>
      ) : null}
      <div className={styles.folds}>
        {hearback && hearback.lines.length > 0 ? (
          <Detail
            icon="check"
            title={words.whatCompared}
            beside={comparedBeside(hearback)}
            open={hasDifference(hearback)}
          >
            <p className={styles.heard}>{word?.title}</p>
            <HearbackRows hearback={hearback} spoken={undefined} facts={facts} whole />
          </Detail>
        ) : null}
        {hash ? (
          <Detail icon="fingerprint" title={words.transactionHash} beside={shortHash(followed?.hash ?? hash)}>
            <HashLine title={words.transactionHash} what={words.copied.transactionHash} hex={hash} />
            {hearback && followed && followed.hash !== hash.toLowerCase() ? (
              <HashLine {...followedWords(hearback)} hex={followed.hash} />
            ) : null}
          </Detail>
        ) : hearback && followed ? (
          <Detail icon="fingerprint" title={followedWords(hearback).title} beside={shortHash(followed.hash)}>
            <HashLine {...followedWords(hearback)} hex={followed.hash} />
          </Detail>
        ) : null}
        {children}
        {id === undefined ? null : (
          <p className={styles.link}>
            <Link to="/activity/$id" params={{ id }}>
              {words.toActivity}
            </Link>
          </p>
        )}
      </div>
    </AfterFace>
  );
}

/** What happened, what is on its way, or what would have been: in the tense of what is so now. */
function cameNow(readback: Readback, hearback: Hearback, word: HearbackWords | undefined) {
  if (word?.tone === 'failed') return wouldCome(readback, 'would');
  if (isOnItsWay(hearback)) return wouldCome(readback, 'does');
  return word?.tone === 'ok' ? cameOf(readback, hearback) : undefined;
}

/** The changes that are in the block; before that, those that were simulated. */
function changesNow(readback: Readback, hearback: Hearback | undefined, word: HearbackWords | undefined) {
  if (hearback === undefined || isOnItsWay(hearback))
    return { title: words.changing, rows: simulatedRows(readback) };
  if (word?.tone === 'failed') return { title: words.wouldChange, rows: simulatedRows(readback) };
  return { title: words.changed, rows: changedRows(hearback) };
}

function isOnItsWay({ verdict, effects }: Hearback): boolean {
  return verdict === 'waiting' || verdict === 'stuck' || verdict === 'reorganised' || effects === 'pending';
}

/** Where no plain sentence can be made of the facts: no more than what was compared. */
function generalWords(hearback: Hearback | undefined, word: HearbackWords | undefined): string {
  if (hearback === undefined || word === undefined) return words.comparing;
  const { effects } = hearback;
  if (word.tone === 'ok' && (effects === 'asRead' || effects === 'less' || effects === 'notApplicable'))
    return words.came[effects];
  return word.title;
}

function toneOf(hearback: Hearback | undefined, word: HearbackWords | undefined): AfterTone {
  if (hearback === undefined || word === undefined) return 'going';
  if (word.tone === 'failed') return 'failed';
  if (word.tone === 'ok') return hearback.effects === 'pending' ? 'going' : 'done';
  return hearback.verdict === 'waiting' ? 'going' : 'open';
}

/** Whether nothing more is known of it than that it was signed, and for whom. */
function isOnlySigned(hearback: Hearback | undefined, { kind }: Body): boolean {
  if (hearback === undefined || hearback.verdict !== 'same' || hearback.effects !== 'notApplicable')
    return false;
  return kind !== 'safeTransaction' && hearback.says.every(({ id }) => !id.startsWith('hearback.safe.'));
}

function comparedBeside({ lines }: Hearback): string {
  return fill(words.ofAll, { same: lines.filter((it) => it.same).length, all: lines.length });
}

function hasDifference({ lines }: Hearback): boolean {
  return lines.some(({ same }) => !same);
}

/** What the head says already where all is well. */
const inTitle: ReadonlySet<string> = new Set([
  'hearback.mined.same',
  'hearback.effects.asRead',
  'hearback.mined.carried',
]);
