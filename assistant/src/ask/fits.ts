/** How well a query fits a readback: what people ask beside a request is mostly about what the request has. */
import { grantsOf } from '@readback/core/actions/approvals/grants.ts';
import { offersOf } from '@readback/core/actions/offers/offers.ts';
import { paymentsOf } from '@readback/core/actions/payments/payments.ts';
import { swapOf } from '@readback/core/actions/swaps/swaps.ts';
import type { AskSubject } from '@readback/core/ask/answer.ts';
import {
  asksControl,
  firedIn,
  isSignature,
  isWarning,
  owesSomething,
  powerLines,
  stepsOf,
} from '@readback/core/ask/ground.ts';
import { permissionsSaid } from '@readback/core/ask/permissions.ts';
import { signInFact } from '@readback/core/ask/power.ts';
import type { QueryId } from '@readback/core/ask/query.ts';

type Has = Readonly<
  Record<
    | 'permission'
    | 'offer'
    | 'swap'
    | 'payment'
    | 'control'
    | 'signIn'
    | 'signature'
    | 'steps'
    | 'warning'
    | 'unread'
    | 'debt'
    | 'intent'
    | 'sent',
    boolean
  >
>;

/** What each of these queries is about: where the request has none of it, the query is asked less. */
const about: Readonly<Partial<Record<QueryId, readonly (keyof Has)[]>>> = {
  mayTake: ['permission', 'offer'],
  gives: ['permission', 'offer'],
  until: ['permission', 'offer', 'signIn'],
  takeBack: ['permission', 'offer', 'control'],
  actsAs: ['signIn', 'control'],
  asker: ['signIn', 'signature'],
  newOwner: ['control'],
  controls: ['control'],
  changes: ['control'],
  atLeast: ['swap'],
  worth: ['swap', 'offer', 'payment'],
  arrives: ['swap', 'offer', 'payment'],
  receives: ['payment', 'swap', 'offer'],
  step: ['steps'],
  why: ['warning'],
  unknowns: ['unread'],
  owes: ['debt'],
  meant: ['intent'],
  happened: ['sent'],
};

const more = 1.4;
const less = 0.7;

/** Queries that make no sense before something is there: a question in other words is more likely meant. */
const needs: ReadonlySet<QueryId> = new Set<QueryId>(['happened', 'newOwner', 'step', 'atLeast', 'actsAs']);
const seldom = 0.4;

/** How much likelier each query is beside this readback than beside any. */
export function fitOf(subject: AskSubject): (id: QueryId) => number {
  const has = hasOf(subject);
  return (id) => {
    const what = about[id];
    if (what === undefined) return 1;
    if (what.some((it) => has[it])) return more;
    return needs.has(id) ? seldom : less;
  };
}

/** Whether the request offers something, so that “for how much” asks for its price. */
export function offersSomething(subject: AskSubject): boolean {
  return stepsOf(subject).some((it) => offersOf(it).length > 0);
}

function hasOf(subject: AskSubject): Has {
  const { readback, hearback } = subject;
  const steps = stepsOf(subject);
  return {
    permission: permissionsSaid(subject).length > 0 || steps.some((it) => grantsOf(it).length > 0),
    offer: offersSomething(subject),
    swap: steps.some((it) => swapOf(it) !== undefined),
    payment: steps.some((it) => paymentsOf(it).length > 0),
    control: asksControl(subject) || powerLines(subject).length > 0,
    signIn: signInFact(subject) !== undefined,
    signature: isSignature(readback),
    steps: steps.length > 1,
    warning: firedIn(readback).some(isWarning),
    unread: readback.unread.length > 0,
    debt: owesSomething(subject),
    intent: readback.incoming.intent !== undefined,
    sent: hearback !== undefined || readback.incoming.mined !== undefined,
  };
}
