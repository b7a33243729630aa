import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/school.ts';
import { use, Suspense, useState } from 'react';
import { useConfig } from '../data/networks/config.ts';
import { flights, useFlights } from '../data/own/flights.ts';
import { Link } from '../router/Link.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Words } from '../ui/text/Words.tsx';
import { course, flightsInOrder, nextFlight, type PartId } from '../data/course/course.ts';
import { DecideFirst } from './DecideFirst.tsx';
import { NoPractice } from './NoPractice.tsx';
import look from '../ui/look/look.module.css';
import styles from './School.module.css';
import { progressLine, type Standing, standings } from './standing.ts';
import type { Lesson } from '../data/course/lessons.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';

/** Every flight of the school, in the order in which they are best flown, and how far the flyer is. */
export function SchoolScreen({
  subject,
  onSubject,
}: {
  subject: string | undefined;
  onSubject: (subject: PartId | undefined) => void;
}) {
  use(flights.ready);
  const config = useConfig();
  const standing = standings(useFlights());
  const ids = flightsInOrder.map(({ id }) => id);
  const flown = new Set(standing.keys());
  const next = nextFlight('', flown);
  const chosen = course.find(({ id }) => id === subject)?.id;
  const parts = course.filter(({ id }) => chosen === undefined || id === chosen);
  return (
    <section className={styles.school}>
      <h1>{words.title}</h1>
      <p className={look.lead}>{words.lead}</p>
      {config === undefined ? (
        <Skeleton says={words.looking} lines={3} />
      ) : !config.practice ? (
        <NoPractice />
      ) : (
        <>
          <div className={styles.progress}>
            <p className={styles.count}>{progressLine(ids, standing)}</p>
            <ul className={styles.ticks} aria-hidden>
              {ids.map((id) => (
                <li key={id} data-standing={standing.get(id)} />
              ))}
            </ul>
            {next ? (
              <Link to="/school/$id" params={{ id: next.id }} className={styles.go}>
                {flown.size === 0 ? words.flyFirst : words.goOn}
              </Link>
            ) : null}
          </div>
          <DecideFirst />
          <div className={styles.filter}>
            <Select<PartId | 'all'>
              label={words.subject}
              value={chosen ?? 'all'}
              options={[
                { value: 'all', label: fill(words.allFlights, { count: ids.length }) },
                ...course.map(({ id, title, flights: { length } }) => ({
                  value: id,
                  label: fill(words.part, { title, count: length }),
                })),
              ]}
              onChange={(it) => onSubject(it === 'all' ? undefined : it)}
            />
          </div>
          {parts.map((part) => (
            <section key={part.id} aria-labelledby={`part-${part.id}`}>
              <h2 id={`part-${part.id}`}>{part.title}</h2>
              <p className={look.quiet}>{words.parts[part.id]}</p>
              <ol className={styles.list}>
                {part.flights.map((it) => (
                  <Card key={it.id} scenario={it} standing={standing.get(it.id)} />
                ))}
              </ol>
            </section>
          ))}
          <ResetPractice />
        </>
      )}
    </section>
  );
}

/** One flight. What it is stays untold until it is flown. */
function Card({ scenario, standing }: { scenario: Lesson; standing: Standing | undefined }) {
  return (
    <li className={styles.card} data-standing={standing}>
      <div className={styles.head}>
        <Link to="/school/$id" params={{ id: scenario.id }} className={styles.name}>
          {scenario.title}
        </Link>
        <span className={styles.state}>
          {standing ? (
            <Words
              of={words.flown}
              values={{
                standing: standing === 'right' ? 'right' : 'wrong',
                kind: scenario.kind === 'attack' ? 'attack' : 'honest',
                b: (inner) => <b>{inner}</b>,
              }}
            />
          ) : (
            words.notFlown
          )}
        </span>
      </div>
      <p className={look.quiet}>{scenario.briefing}</p>
    </li>
  );
}

const ResetDialog = lazyPart(async () => (await import('./ResetDialog.tsx')).ResetDialog);

/** Puts the practice chain back to its beginning, after asking, and says whether it worked. */
function ResetPractice() {
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'failed'>('idle');

  async function reset() {
    setState('working');
    const done = await import('../data/resetPractice.ts').then(
      (it) => it.resetPractice(),
      () => false,
    );
    setState(done ? 'done' : 'failed');
    setAsking(false);
  }

  return (
    <div className={styles.reset}>
      <output className={look.quiet}>
        {state === 'done' ? words.wasReset : null}
        {state === 'failed' ? words.notReset : null}
      </output>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {words.reset}
      </Button>
      {asking ? (
        <Suspense>
          <ResetDialog
            working={state === 'working'}
            onReset={() => void reset()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
