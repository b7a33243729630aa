import type { AskSubject } from './answer.ts';
import { offersOf } from '../actions/offers/offers.ts';
import {
  asksControl,
  effectsOf,
  firedIn,
  isSignature,
  isWarning,
  owesSomething,
  powerLines,
  stepsOf,
} from './ground.ts';
import { permissionsSaid } from './permissions.ts';
import { signInFact } from './power.ts';
import type { Query, QueryId } from './query.ts';
import { swapOf } from '../actions/swaps/swaps.ts';

/** The queries that fit a readback, the most useful first: what is offered as buttons. */
export function offeredQueries(subject: AskSubject): readonly Query[] {
  const { readback, hearback } = subject;
  const effects = effectsOf(subject);
  const steps = stepsOf(subject);
  const permits = permissionsSaid(subject).length > 0;
  const isSignIn = signInFact(subject) !== undefined;
  const offers = steps.flatMap(offersOf).length > 0;
  const others = readback.parties.some(({ address }) => !subject.own.has(address.toLowerCase()));
  const fits: readonly (readonly [QueryId, boolean])[] = [
    ['happened', hearback !== undefined],
    ['safe', true],
    ['todo', true],
    ['why', firedIn(readback).some(isWarning)],
    ['meant', readback.incoming.intent !== undefined],
    ['unknowns', readback.unread.length > 0],
    ['mayTake', permits],
    ['actsAs', isSignIn],
    ['newOwner', powerLines(subject).length > 0 || asksControl(subject)],
    ['takeBack', permits || offers],
    ['until', permits],
    ['limits', permits],
    ['leaves', readback.stations.simulate !== 'skipped'],
    ['arrives', readback.stations.simulate !== 'skipped' && !permits],
    ['atLeast', steps.some((it) => swapOf(it) !== undefined)],
    ['receives', steps.length > 0 && !permits],
    ['owes', owesSomething(subject)],
    ['fails', effects !== undefined && effects.status !== 'success'],
    ['undo', true],
    ['asker', isSignature(readback)],
    ['reveals', isSignIn],
    ['whoIs', others],
    ['step', steps.length > 1],
    ['changes', effects !== undefined],
    ['worth', effects !== undefined && !permits],
    ['when', hearback === undefined],
    ['kind', true],
    ['fee', effects !== undefined && readback.facts['fee.expected'] !== undefined],
    ['later', effects?.otherBlock !== undefined],
    ['device', readback.fingerprints.length > 0],
  ];
  return fits.flatMap(([id, fit]): readonly Query[] => (fit ? [{ id, about: [] }] : []));
}
