import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { lessonOf } from '../data/course/course.ts';
import { flights } from '../data/own/flights.ts';
import { type Decision, isRight } from './card/decision.ts';

/** Writes down how a flight was decided, once, and shows what was found. `at` in milliseconds since the epoch. */
export function decideFlight(
  { id, flight: scenario, veiled }: Pick<ActivityEntry, 'id' | 'flight' | 'veiled'>,
  readback: Readback | undefined,
  decision: Decision,
  at = Date.now(),
): void {
  const flight = flights.of(id);
  const lesson = lessonOf(scenario ?? '');
  if (!flight || !lesson || flight.decided) return;
  flights.change(id, {
    decided: {
      decision,
      right: isRight(lesson, decision),
      taps: flight.taps,
      ms: at - (flight.seenAt ?? at),
      ...(readback ? { verdict: verdictName(readback) } : {}),
      ...(veiled ? { first: true } : {}),
    },
  });
  if (veiled) activity.update(id, { veiled: false });
}
