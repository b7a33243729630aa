import { findingPlace, unreadPlace } from '@readback/assistant/explain/place.ts';
import type { Readback, Unread } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { Suspense, use, useState } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { Words } from '../ui/text/Words.tsx';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import type { Fired } from '../readback/checks.ts';
import { DoingContext } from '../readback/doing.ts';
import { FindingTools, MutedFindings } from './findings/later.ts';
import styles from './Review.module.css';
import { Section } from '../ui/Section.tsx';

/** Only where nobody said whose account it is. */
const WhoSigns = lazyPart(async () => (await import('./parties/WhoSigns.tsx')).WhoSigns);

/** What fired, the gravest first. A note is quieter than a caution, and red is only for a Stop. */
export function Alerts({
  alerts: fired,
  readback,
  facts,
  signed,
}: {
  alerts: readonly Fired[];
  readback: Readback;
  facts: FindFact;
  /** It is signed already. */
  signed: boolean;
}) {
  const [all, setAll] = useState(false);
  // Where the request can still be rejected, the buttons say so.
  const decides = use(DoingContext) !== undefined && !signed;
  if (fired.length === 0) return null;
  const alerts = fired.filter(({ muted }) => !muted);
  const muted = fired.filter((it) => it.muted);
  const first = firstOf(alerts);
  const rest = alerts.length - first.length;
  return (
    <Section title={signed ? words.toKnow : words.beforeYouSign}>
      <div className={styles.notices}>
        {(all ? alerts : first).map((alert) => (
          <div key={findingPlace(alert)} data-place={findingPlace(alert)}>
            <Notice
              tag={words.severities[alert.severity]}
              tone={alert.severity === 'note' ? 'plain' : alert.severity}
              title={<PhraseText phrase={alert.says} facts={facts} />}
              actions={
                <Suspense fallback={<div className={styles.tools} />}>
                  <FindingTools finding={alert} readback={readback} facts={facts} />
                </Suspense>
              }
            >
              <PhraseText phrase={alert.why} facts={facts} />{' '}
              {alert.remedy && !(decides && alert.remedy.id === 'remedy.reject') ? (
                <span className={styles.remedy}>
                  <PhraseText phrase={alert.remedy} facts={facts} />
                </span>
              ) : null}
            </Notice>
          </div>
        ))}
        {rest > 0 ? (
          <Button tone="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {fill(all ? words.fewerNotes : words.moreNotes, { count: rest })}
          </Button>
        ) : null}
        {muted.length > 0 ? (
          <Suspense fallback={<div className={styles.tools} />}>
            <MutedFindings findings={muted} readback={readback} facts={facts} />
          </Suspense>
        ) : null}
      </div>
    </Section>
  );
}

/** How many notes of one rule are shown at once. */
const mostAlike = 3;

/** All that is graver than a note, and of notes the first of each rule. */
function firstOf(alerts: readonly Fired[]): readonly Fired[] {
  const seen = new Map<string, number>();
  return alerts.filter(({ severity, rule }) => {
    if (severity !== 'note') return true;
    const count = (seen.get(rule) ?? 0) + 1;
    seen.set(rule, count);
    return count <= mostAlike;
  });
}

/** What could not be read, with the reason. One press reads it all again; nothing is asked again by itself. */
export function NotKnown({
  unread,
  facts,
  onRetry,
}: {
  unread: readonly Unread[];
  facts: FindFact;
  onRetry: (() => void) | undefined;
}) {
  if (unread.length === 0) return null;
  const first = unread.find(({ retry }) => retry);
  return (
    <Section title={words.unknown}>
      <div className={styles.notices}>
        {unread.map((it) => (
          <div key={it.id} data-place={unreadPlace(it.id)}>
            <Notice
              tag={words.unknownTag}
              tone="unknown"
              title={<PhraseText phrase={it.says} facts={facts} />}
              actions={
                it === first && onRetry ? (
                  <Button onClick={onRetry} className={styles.retry}>
                    {words.retry}
                  </Button>
                ) : null
              }
            >
              <PhraseText phrase={it.why} facts={facts} />
              {asksForAccount(it) && onRetry ? (
                <Suspense>
                  <WhoSigns />
                </Suspense>
              ) : null}
              {it.id === 'effects' && onRetry && isOfNode(it) ? (
                <>
                  {' '}
                  <OtherNode />
                </>
              ) : null}
            </Notice>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Whether nobody said whose account would sign it. */
function asksForAccount({ why }: Unread): boolean {
  return why.id === 'unread.lacks' && why.args.what === 'account';
}

/** Whether another node might answer: nobody else can where nobody was asked, or where no engine can run it. */
function isOfNode({ why }: Unread): boolean {
  if (why.id === 'why.notAsked' || why.id === 'why.switchedOff') return false;
  if (why.id === 'unread.lacks') return false;
  return why.id !== 'why.unsupported' || why.args.source !== 'none';
}

/** What can be done where the node of this network cannot run it, and what stands all the same. */
function OtherNode() {
  return (
    <Words
      of={words.otherNode}
      values={{
        link: (inner) => (
          <Link to="/settings" search={{ section: 'networks' }}>
            {inner}
          </Link>
        ),
      }}
    />
  );
}
