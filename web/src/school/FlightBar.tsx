import { isOver } from '../data/activity/isOver.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/school/flight.ts';
import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { type Flight, flights, useFlight } from '../data/own/flights.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { fly } from '../wallet/practice/flying.ts';
import { walletStore } from '../wallet/base/store.ts';
import { isTap } from './acts.ts';
import { CourseCard } from './card/CourseCard.tsx';
import { lessonOf, partOf } from '../data/course/course.ts';
import { Debrief } from './Debrief.tsx';
import { decideFlight } from './decideFlight.ts';
import { clockWords, type Decision, decisionOf, isWalletFlight, outcomeWords } from './card/decision.ts';
import look from '../ui/look/look.module.css';
import styles from './Flight.module.css';
import { flightSetting } from '../data/course/flightSetting.ts';
import { holdBlocks, sendAsOthers } from './replay/others.ts';
import { Replay } from './replay/Replay.tsx';
import { useHappening } from './replay/useHappening.ts';
import { Undo } from './Undo.tsx';
import { canBeSigned } from './replay/canBeSigned.ts';
import type { Lesson } from '../data/course/lessons.ts';

/** How long the readback is inspected before others do what they do meanwhile, in milliseconds. */
const calm = 3_000;

/** Stands on the Review of a flight: what is flown, how long already, and after the decision what it was. */
export function FlightBar({ entry, readback }: { entry: ActivityEntry; readback: Readback | undefined }) {
  use(flights.ready);
  const flight = useFlight(entry.id);
  const scenario = lessonOf(entry.flight ?? '');
  if (!flight || !scenario) {
    return (
      <section className={styles.bar} aria-label={words.school}>
        <p className={styles.what}>
          <span className={styles.school}>{words.school}</span>
          <Words of={words.over} values={{ link: (inner) => <Link to="/school">{inner}</Link> }} />
        </p>
      </section>
    );
  }
  return <Flown entry={entry} readback={readback} flight={flight} scenario={scenario} />;
}

type FlownProps = {
  entry: ActivityEntry;
  readback: Readback | undefined;
  flight: Flight;
  scenario: Lesson;
};

function Flown({ entry, readback, flight, scenario }: FlownProps) {
  const { state } = entry;
  const seen = readback !== undefined && readback.verdict !== 'pending';
  usePracticeWallet(entry, scenario);
  useMeasure(entry, flight, seen);
  useMeanwhile(entry, flight, scenario);
  const decide = (decision: Decision, at?: number) => decideFlight(entry, readback, decision, at);
  useDecision(entry, flight, decide);
  const happening = useHappening({ entry, flight, scenario }, readback);
  const { decided, played } = flight;
  const signed = state === 'signed' || state === 'sent';
  const outcome = decided && outcomeWords(scenario, decided.decision, signed);
  // What the wallet did is above it then: `FlightResult` is below the hearback.
  const below = decided !== undefined && isWalletFlight(scenario, decided.decision, signed);

  return (
    <section className={styles.flight} aria-label={words.school}>
      <output className={look.hidden}>{outcome?.title}</output>
      <div className={styles.bar}>
        <p className={styles.what}>
          <span className={styles.school}>{words.school}</span>
          <b className={styles.title}>{scenario.title}</b>
        </p>
        <p className={look.quiet}>{decided ? null : <Clock since={flight.seenAt} />}</p>
        {decided ? null : <Decide {...{ entry, readback, scenario }} onSign={() => decide('sign')} />}
      </div>
      {decided && !below ? <Debrief {...{ entry, readback, scenario, decided, happening, played }} /> : null}
      {played ? (
        <Replay {...{ entry, flight, scenario, played }} fresh={happening.fresh}>
          <Undo scenario={scenario} />
        </Replay>
      ) : null}
      {decided && partOf(scenario) === 'first' ? <CourseCard /> : null}
    </section>
  );
}

/** What it is about, what is to be done, and with which wallet. */
function Decide({ entry, readback, scenario, onSign }: Omit<FlownProps, 'flight'> & { onSign: () => void }) {
  const wallet = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const other = wallet.status === 'connected' && wallet.kind !== 'practice';
  const none = wallet.status === 'disconnected';
  const signed = canBeSigned(entry, readback);
  const seen = readback !== undefined && readback.verdict !== 'pending';
  if (entry.state === 'asked') return <Asked scenario={scenario} />;
  return (
    <>
      <p className={styles.how}>
        {scenario.briefing} <b>{signed && !entry.veiled ? words.decide : words.onlyDecide}</b>
        {other ? (
          <>
            {' '}
            {wallet.name === undefined ? (
              words.otherUnnamed
            ) : (
              <Words of={words.other} values={{ wallet: <SafeText text={wallet.name} max={40} /> }} />
            )}
          </>
        ) : null}
      </p>
      {signed || entry.veiled ? null : (
        <Button onClick={onSign} disabled={!seen}>
          {words.wouldSign}
        </Button>
      )}
      {(other || none) && signed ? <Practice entry={entry} instead={other} /> : null}
    </>
  );
}

/** A page that was loaded again has no window of the wallet any more. */
function Asked({ scenario: { id } }: { scenario: Lesson }) {
  return (
    <p className={styles.how}>
      <Words
        of={words.asked}
        values={{
          link: (inner) => (
            <Link to="/school/$id" params={{ id }}>
              {inner}
            </Link>
          ),
        }}
      />
    </p>
  );
}

/** Puts the practice wallet in, in one press. */
function Practice({ entry, instead }: { entry: ActivityEntry; instead: boolean }) {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const connect = () => {
    setState('working');
    import('./connectForFlight.ts')
      .then((it) => it.connectForFlight(entry))
      .then(
        () => setState('idle'),
        () => setState('failed'),
      );
  };
  return (
    <>
      <Button onClick={connect} busy={state === 'working'}>
        {instead ? words.useWallet : words.connect}
      </Button>
      <output className={styles.next}>{state === 'failed' ? words.notConnected : null} </output>
    </>
  );
}

/** Whole seconds since the readback was first seen. Read by no screen reader unless it is asked to. */
function Clock({ since }: { since: number | undefined }) {
  const [now, setNow] = useState(Date.now);
  // Time is outside React.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.clock} role="timer" aria-label={words.since}>
      {since === undefined ? words.reading : clockWords(now - since)}
    </span>
  );
}

/** The practice wallet plays its part on this Review, and nowhere else. */
function usePracticeWallet(entry: ActivityEntry, scenario: Lesson): void {
  const { id } = entry;
  const flies = !isOver(entry);
  // The wallet is outside React.
  useEffect(() => {
    if (!flies) return;
    return fly({ id, wallet: scenario.wallet, holdBlocks, beforeSigning: () => meanwhile(id, scenario) });
  }, [flies, id, scenario]);
}

/** Counts from the first view of the whole readback to the decision. */
function useMeasure({ id, state }: ActivityEntry, flight: Flight, seen: boolean): void {
  const begun = flight.seenAt !== undefined;
  const counts = begun && state === 'open' && flight.decided === undefined;
  // What is kept is outside React, and so are presses anywhere on the page.
  useEffect(() => {
    if (seen && !begun && state === 'open') flights.change(id, { seenAt: Date.now() });
  }, [seen, begun, state, id]);
  useEffect(() => {
    if (!counts) return;
    const count = (event: Event) => {
      if (isTap(event)) flights.tap(id);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, count, true);
    return () => {
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, count, true);
    };
  }, [counts, id]);
}

/** What others do between the readback and the signature. */
function useMeanwhile({ id, state }: ActivityEntry, flight: Flight, scenario: Lesson): void {
  const waits = state === 'open' && flight.seenAt !== undefined && scenario.meanwhile !== undefined;
  // The chain is outside React.
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void meanwhile(id, scenario), calm);
    return () => clearTimeout(timer);
  }, [waits, id, scenario]);
}

/** Once in a flight. Never rejects. */
async function meanwhile(id: string, scenario: Lesson): Promise<void> {
  const flight = flights.of(id);
  if (!scenario.meanwhile || !flight || flight.meanwhile) return;
  flights.change(id, { meanwhile: true });
  const setting = await flightSetting(flight.begunAt);
  if (setting) await sendAsOthers(scenario.meanwhile(setting));
}

/** The entry says what was decided; the press itself was when the wallet was asked. */
function useDecision(
  { state }: ActivityEntry,
  flight: Flight,
  decide: (decision: Decision, at: number) => void,
): void {
  const asked = useRef<number>(undefined);
  const { decided } = flight;
  // What is kept is outside React.
  useEffect(() => {
    if (state === 'asked') asked.current ??= Date.now();
    const decision = decisionOf(state);
    if (decision !== undefined && !decided) decide(decision, asked.current ?? Date.now());
  });
}
