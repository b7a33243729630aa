import type { Scenario } from '@readback/scenarios/scenario.ts';
import { use } from 'react';
import { useConfig } from '../data/config.ts';
import { flights, useFlights } from '../data/flights.ts';
import { Link } from '../router/Link.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { course, flightsInOrder, nextFlight, type PartId, partTitles, partWords } from './course.ts';
import { NoPractice } from './NoPractice.tsx';
import { ResetPractice } from './ResetPractice.tsx';
import styles from './School.module.css';
import { progressLine, type Standing, standings, standingWords } from './standing.ts';

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
      <h1>Flight school</h1>
      <p className={styles.lead}>
        Requests as an honest app or a thief would make them, on a practice chain, with practice money. Read
        each one back, decide, and see what would have happened.
      </p>
      {config === undefined ? (
        <Skeleton says="Looking for a practice chain" lines={3} />
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
                {flown.size === 0 ? 'Fly the first one' : 'Continue'}
              </Link>
            ) : null}
          </div>
          <div className={styles.filter}>
            <Select<PartId | 'all'>
              label="Subject"
              value={chosen ?? 'all'}
              options={[
                { value: 'all', label: `All ${ids.length} flights` },
                ...course.map((it) => ({ value: it.id, label: `${it.title} (${it.flights.length})` })),
              ]}
              onChange={(it) => onSubject(it === 'all' ? undefined : it)}
            />
          </div>
          {parts.map((part) => (
            <section key={part.id} aria-labelledby={`part-${part.id}`}>
              <h2 id={`part-${part.id}`}>{partTitles[part.id]}</h2>
              <p className={styles.sub}>{partWords[part.id]}</p>
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
function Card({ scenario, standing }: { scenario: Scenario; standing: Standing | undefined }) {
  return (
    <li className={styles.card} data-standing={standing}>
      <div className={styles.head}>
        <Link to="/school/$id" params={{ id: scenario.id }} className={styles.name}>
          {scenario.title}
        </Link>
        <span className={styles.state}>
          {standing ? (
            <>
              <b>{standingWords[standing]}</b>, {scenario.kind === 'attack' ? 'an attack' : 'honest'}
            </>
          ) : (
            'Not flown'
          )}
        </span>
      </div>
      <p className={styles.sub}>{scenario.briefing}</p>
    </li>
  );
}
