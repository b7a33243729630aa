import { findingPlace } from '../ui/pointed/place.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { wouldEnd } from '@readback/phrases/words/flightsRejected.ts';
import { preparing } from '@readback/phrases/words/web/school/course.ts';
import * as words from '@readback/phrases/words/web/school/flight.ts';
import { useEffect, useRef } from 'react';
import { goTo, pointAt } from '../ui/pointed/pointAt.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { findFact } from '../data/findFact.ts';
import { type Decided, type Played, useFlights } from '../data/own/flights.ts';
import { alerts, type Fired, saidOnce } from '../readback/checks.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import { flightsInOrder, nextFlight } from '../data/course/course.ts';
import { SaveButton } from './card/SaveButton.tsx';
import { resultPicture, resultSize } from './card/resultPicture.ts';
import { type HeardWords, measureWords, outcomeWords } from './card/decision.ts';
import look from '../ui/look/look.module.css';
import styles from './Flight.module.css';
import { NotBegun } from './NotBegun.tsx';
import type { Happening } from './replay/useHappening.ts';
import { progressLine, standings } from './standing.ts';
import { useBeginning } from './useBeginning.ts';
import type { Lesson } from '../data/course/lessons.ts';

/** After the decision: whether it was right, what a careful pilot sees, what signing comes to, and where to go on. */
export function Debrief({
  entry,
  readback,
  scenario,
  decided,
  heard,
  happening,
  played,
}: {
  entry: ActivityEntry;
  readback: Readback | undefined;
  scenario: Lesson;
  decided: Decided;
  /** Of a flight whose outcome the hearback tells: it stands above. */
  heard?: { words: HeardWords | undefined };
  /** Of an attack: how it is let happen, and what it led to, which stands below. */
  happening?: Happening;
  played?: Played | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { working, problem, begin } = useBeginning(scenario);
  const standing = standings(useFlights());
  const ids = flightsInOrder.map(({ id }) => id);
  const next = nextFlight(scenario.id, new Set(standing.keys()));
  const attack = scenario.kind === 'attack';
  const signed = entry.state === 'signed' || entry.state === 'sent';
  const { title, says, tone } = outcomeWords(scenario, decided.decision, signed, heard?.words);
  const waits = heard !== undefined && heard.words === undefined;
  const wouldHave: Readonly<Record<string, string>> = wouldEnd;

  const under = heard !== undefined;
  // The focus is outside React: what was just decided is what is read next. The wallet's window may still be closing.
  useEffect(() => {
    const timer = setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      if (under) scrollTo(0, 0);
      else heading.current?.scrollIntoView({ block: 'nearest' });
    }, 0);
    return () => clearTimeout(timer);
  }, [under]);

  return (
    <div className={`${styles.debrief} ${styles[tone]}`} data-testid="debrief">
      <h2 className={styles.outcome} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>
        {says} {decided.first ? words.firstSays : null}
      </p>
      <p className={look.quiet}>
        {fill(words.measured, { measure: measureWords(decided), progress: progressLine(ids, standing) })}
      </p>
      <Noticed scenario={scenario} readback={readback} />
      {waits || played ? null : attack && signed ? (
        <p className={styles.part}>{happening?.state === 'waiting' ? words.waiting : words.unused}</p>
      ) : (
        <>
          <h3 className={styles.part}>{attack ? words.wouldLeadTo : words.leadsTo}</h3>
          <p>{attack ? (wouldHave[scenario.id] ?? scenario.ending) : scenario.ending}</p>
        </>
      )}
      <div className={styles.actions}>
        {next ? (
          <Link to="/school/$id" params={{ id: next.id }} className={styles.go}>
            {words.nextFlight}
          </Link>
        ) : null}
        {happening && (happening.state === 'offered' || happening.state === 'working') ? (
          <Button busy={happening.state === 'working'} onClick={happening.happen}>
            {words.happen}
          </Button>
        ) : null}
        {played ? null : (
          <Button busy={working} onClick={() => void begin()}>
            {working ? preparing : words.again}
          </Button>
        )}
        {waits ? null : (
          <SaveButton
            name={`flight-${scenario.id}`}
            svg={resultPicture(
              { flight: scenario.title, outcome: { title, tone }, decided },
              dayOf(entry.openedAt),
            )}
            size={resultSize}
          />
        )}
        <Link to="/school" className={styles.all}>
          {words.all}
        </Link>
      </div>
      <p className={styles.next}>{next ? fill(words.next, { title: next.title }) : words.flewAll}</p>
      {happening?.state === 'failed' ? (
        <p className={styles.problem} role="alert">
          {words.notCarriedOut}
        </p>
      ) : null}
      <NotBegun problem={problem} />
    </div>
  );
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** What a careful pilot sees, each line leading to where the page says it. */
function Noticed({ scenario, readback }: { scenario: Lesson; readback: Readback | undefined }) {
  if (!readback) return null;
  const facts = findFact(readback);
  const fired = saidOnce(alerts(readback.findings), facts);
  const { notice } = scenario;
  const others = fired.filter(({ rule, severity }) => severity !== 'note' || scenario.fires.includes(rule));
  if (notice.length === 0 && others.length === 0) return null;
  return (
    <>
      <h3 className={styles.part}>{words.notices}</h3>
      <ul className={styles.notice}>
        {notice.map(({ says, rule }) => {
          const finding = fired.find((it) => it.rule === rule);
          return (
            <li key={says}>
              {says}{' '}
              {finding ? <Show finding={finding} label={fill(words.showWhat, { what: says })} /> : null}
            </li>
          );
        })}
        {notice.length > 0
          ? null
          : others.map((finding) => <Said key={findingPlace(finding)} finding={finding} facts={facts} />)}
      </ul>
    </>
  );
}

function Said({ finding, facts }: { finding: Fired; facts: FindFact }) {
  return (
    <li>
      <PhraseText phrase={finding.says} facts={facts} /> <Show finding={finding} label={words.showThis} />
    </li>
  );
}

/** How long what was pointed at stays marked, in milliseconds. */
const pointed = 4_000;

function Show({ finding, label }: { finding: Fired; label: string }) {
  const place = findingPlace(finding);
  return (
    <button
      type="button"
      className={styles.show}
      aria-label={label}
      onClick={() => {
        goTo(place);
        const end = pointAt(place);
        setTimeout(end, pointed);
      }}
    >
      {words.show}
    </button>
  );
}
