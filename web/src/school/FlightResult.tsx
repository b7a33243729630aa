import type { Readback } from '@readback/core/model/readback.ts';
import { use } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { flights, useFlight } from '../data/own/flights.ts';
import { hearbackWords } from '../hearback/hearbackWords.ts';
import { lessonOf } from '../data/course/course.ts';
import { Debrief } from './Debrief.tsx';
import { isWalletFlight } from './card/decision.ts';
import styles from './Flight.module.css';

/** The result of a flight whose wallet may do something else than it was asked: it stands below the hearback, in its color. */
export function FlightResult({ entry, readback }: { entry: ActivityEntry; readback: Readback | undefined }) {
  use(flights.ready);
  const flight = useFlight(entry.id);
  const scenario = lessonOf(entry.flight ?? '');
  const decided = flight?.decided;
  const signed = entry.state === 'signed' || entry.state === 'sent';
  if (!scenario || !decided || !isWalletFlight(scenario, decided.decision, signed)) return null;
  const heard = { words: entry.hearback && hearbackWords(entry.hearback) };
  return (
    <div className={styles.flight}>
      <Debrief {...{ entry, readback, scenario, decided, heard }} />
    </div>
  );
}
