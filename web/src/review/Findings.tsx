import { isOfIntent } from '../readback/checks.ts';
import { findingPlace, unreadPlace } from '../ui/pointed/place.ts';
import { groupBy } from '@readback/core/kit/groupBy.ts';
import type { Severity } from '@readback/core/model/finding.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback, Unread, Verdict } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { Suspense, use } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { Button } from '../ui/Button.tsx';
import { Help } from '../ui/help/Help.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import type { Fired } from '../readback/checks.ts';
import { DoingContext } from '../readback/doing.ts';
import { FindingAct, FindingTools, MutedFindings, OtherNode } from './findings/later.ts';
import styles from './Cards.module.css';
import { Section } from '../ui/fold/Section.tsx';

/** Only where nobody said whose account it is. */
const WhoSigns = lazyPart(async () => (await import('./parties/WhoSigns.tsx')).WhoSigns);

/** Only where it leaves open what it is for. */
const AddMissing = lazyPart(async () => (await import('./parties/AddMissing.tsx')).AddMissing);

/**
 * What was found and what is unknown, the gravest first, and each once: the title of what decided the verdict is in the
 * head of the face, so that only why and what to do is said of it here. What is of one cause is one card. What is milder
 * than the verdict is counted, and one press away.
 */
export function Findings({
  alerts: fired,
  decided,
  readback,
  facts,
  signed,
  onRetry,
}: {
  alerts: readonly Fired[];
  /** What the head of the face says already. */
  decided: Phrase | undefined;
  readback: Readback;
  facts: FindFact;
  /** It is signed already. */
  signed: boolean;
  onRetry: (() => void) | undefined;
}) {
  const { unread, verdict, incoming } = readback;
  // Where the request can still be rejected, the buttons say so.
  const decides = use(DoingContext) !== undefined && !signed;
  // What is not as the user said is a table of its own.
  const alerts = fired.filter((it) => !it.muted && !(incoming.intent && isOfIntent(it)));
  const muted = fired.filter((it) => it.muted);
  const tools = { readback, facts, decides };
  const cards = (severity: Severity) =>
    byCause(alerts.filter((it) => it.severity === severity)).map((cause) => (
      <Card key={placeOf(cause)} cause={cause} decided={decided} {...tools} />
    ));
  const gaps = (verdict === 'pending' ? [] : byReason(unread)).map((alike) => (
    <Unknown
      key={alike[0]?.id}
      alike={alike}
      decided={decided}
      facts={facts}
      onRetry={onRetry}
      all={unread}
    />
  ));
  const found = { stop: cards('stop'), unknown: gaps, caution: cards('caution'), note: cards('note') };
  const weighs = (what: keyof typeof found) => what !== 'note' && grades.indexOf(what) <= gradeOf(verdict);
  const others = grades.filter((it) => !weighs(it) && found[it].length > 0);
  if (grades.every((it) => found[it].length === 0) && muted.length === 0) return null;
  return (
    <Section title={signed ? words.toKnow : words.beforeYouSign}>
      <div className={styles.cards} data-quiet>
        {grades.filter(weighs).map((it) => found[it])}
        {others.length === 0 ? null : (
          <details className={styles.others} open={unread.some(asksForAccount)}>
            <summary>
              {fill(words.others, {
                only: others.every((it) => it === 'note') ? 'notes' : 'other',
                count: others.flatMap((it) => found[it]).length,
              })}
            </summary>
            <div className={styles.cards}>{others.map((it) => found[it])}</div>
          </details>
        )}
        {muted.length > 0 ? (
          <Suspense fallback={<div className={styles.tools} />}>
            <MutedFindings findings={muted} readback={readback} facts={facts} />
          </Suspense>
        ) : null}
      </div>
    </Section>
  );
}

/** The gravest first. */
const grades = ['stop', 'unknown', 'caution', 'note'] as const;

/** Up to where it decided the verdict, or may while it is not there yet. */
function gradeOf(verdict: Verdict): number {
  return verdict === 'stop' ? 0 : verdict === 'notFullyRead' ? 1 : 2;
}

type CardProps = {
  /** At least one; the first represents all. */
  cause: readonly Fired[];
  decided: Phrase | undefined;
  readback: Readback;
  facts: FindFact;
  decides: boolean;
};

function Card({ cause, decided, readback, facts, decides }: CardProps) {
  const [first, ...others] = cause;
  if (first === undefined) return null;
  const body = (
    <>
      {others.map((it) => (
        <p key={findingPlace(it)} data-place={findingPlace(it)} className={styles.alike}>
          <PhraseText phrase={it.says} facts={facts} />
        </p>
      ))}
      <p className={styles.why}>
        <PhraseText phrase={first.why} facts={facts} />{' '}
        {first.remedy && !(decides && first.remedy.id === 'remedy.reject') ? (
          <span className={styles.remedy}>
            <PhraseText phrase={first.remedy} facts={facts} />
          </span>
        ) : null}
      </p>
      <Suspense fallback={<div className={styles.tools} />}>
        <FindingTools finding={first} readback={readback} facts={facts} />
      </Suspense>
    </>
  );
  const place = findingPlace(first);
  return (
    <div className={`${styles.card} ${styles[first.severity]}`} data-place={place}>
      {first.says === decided ? null : <Says of={first.severity} phrase={first.says} facts={facts} />}
      <details>
        <Why count={others.length} />
        <div className={styles.body}>{body}</div>
      </details>
      {first.act && first.act.kind !== 'reject' ? (
        <Suspense fallback={<div className={styles.tools} />}>
          <FindingAct finding={first} readback={readback} facts={facts} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What is found. Its facts can be pressed, so that what opens the reason stands below it. */
function Says({ of, phrase, facts }: { of: Severity | 'unknown'; phrase: Phrase; facts: FindFact }) {
  const tag = of === 'unknown' ? words.unknownTag : words.severities[of];
  return (
    <p className={styles.says}>
      <b className={styles.tag}>
        <Help of={of} title={tag} />
      </b>
      <span className={styles.title}>
        <PhraseText phrase={phrase} facts={facts} />
      </span>
    </p>
  );
}

/** Opens the reason of what is found. */
function Why({ count }: { count: number }) {
  return (
    <summary>
      <b className={styles.title}>{words.why}</b>
      <More count={count} />
    </summary>
  );
}

function More({ count }: { count: number }) {
  return count === 0 ? null : <span className={styles.more}> {fill(words.moreAlike, { count })}</span>;
}

/** What could not be read, with the reason. One press reads it all again; nothing is asked again automatically. */
function Unknown({
  alike,
  all,
  decided,
  facts,
  onRetry,
}: {
  alike: readonly Unread[];
  all: readonly Unread[];
  decided: Phrase | undefined;
  facts: FindFact;
  onRetry: (() => void) | undefined;
}) {
  const [first, ...others] = alike;
  if (first === undefined) return null;
  const retries = alike.includes(all.find(({ retry }) => retry) ?? first) && first.retry;
  const body = (
    <>
      {others.map(({ id, says }) => (
        <p key={id} data-place={unreadPlace(id)} className={styles.alike}>
          <PhraseText phrase={says} facts={facts} />
        </p>
      ))}
      <div className={styles.why}>
        <PhraseText phrase={first.why} facts={facts} />
        {asksForAccount(first) && onRetry ? (
          <Suspense>
            <WhoSigns />
          </Suspense>
        ) : null}
        {first.id === 'effects' && onRetry ? (
          <Suspense>
            <OtherNode of={first} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
  return (
    <div className={`${styles.card} ${styles.unknown}`} data-place={unreadPlace(first.id)}>
      {first.says === decided ? null : <Says of="unknown" phrase={first.says} facts={facts} />}
      <details open={asksForAccount(first)}>
        <Why count={others.length} />
        <div className={styles.body}>{body}</div>
      </details>
      {onRetry && lacks(first.why) !== undefined && !asksForAccount(first) ? (
        <Suspense fallback={<div className={styles.tools} />}>
          <AddMissing of={lacks(first.why) === 'network' ? 'network' : 'contract'} />
        </Suspense>
      ) : null}
      {retries && onRetry ? (
        <Button onClick={onRetry} className={styles.retry}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  );
}

/** What one rule says for one reason, of several tokens, addresses or calls. */
function byCause(all: readonly Fired[]): readonly (readonly Fired[])[] {
  return grouped(all, ({ rule, severity, why, act }) =>
    // What a press can do is each one's own.
    [rule, severity, why.id, act ? JSON.stringify(act, (_, it: unknown) => String(it)) : ''].join(' '),
  );
}

function byReason(all: readonly Unread[]): readonly (readonly Unread[])[] {
  return grouped(all, ({ says, why, retry }) => [lacks(why) ?? says.id, why.id, retry].join(' '));
}

/** Each group in the place of its first. */
function grouped<Item>(all: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  return [...groupBy(all, keyOf).values()];
}

function placeOf([first]: readonly Fired[]): string {
  return first === undefined ? '' : findingPlace(first);
}

/** What the request itself leaves open, of which several things may be unknown. */
function lacks({ id, args }: Phrase): string | undefined {
  return id === 'unread.lacks' ? String(args.what) : undefined;
}

/** Whether nobody said whose account would sign it. */
function asksForAccount({ why }: Unread): boolean {
  return lacks(why) === 'account';
}
