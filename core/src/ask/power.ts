/** What kind of request it is, what it changes in all, who gets control by it, and who may act as the user. */
import { offersOf } from '../actions/offers/offers.ts';
import { controlKindOf } from '../actions/control/controls.ts';
import { grantsOf } from '../actions/approvals/grants.ts';
import { hasAuthorizationForm } from '../actions/steps/agency.ts';
import { swapOf } from '../actions/swaps/swaps.ts';
import { type AskFound, type AskSubject, type Said, saying } from './answer.ts';
import { leaves, movesSaid } from './balances.ts';
import { controlSaid } from './control.ts';
import {
  asksControl,
  isCalm,
  isSkipped,
  knownFact,
  runsAsAccount,
  sentenceSaid,
  simulatedAway,
  stepsOf,
} from './ground.ts';
import { permissionsSaid } from './permissions.ts';

/** The sentence, and what such a request is in general: the entries of the glossary, what matters most first. */
export function kindOfRequest(subject: AskSubject): AskFound {
  return { says: sentenceSaid(subject), terms: termsOfKind(subject).slice(0, mostTerms) };
}

const mostTerms = 2;

function termsOfKind(subject: AskSubject): readonly string[] {
  const steps = stepsOf(subject);
  const { body } = subject.readback.incoming.request;
  const grants = steps.flatMap(grantsOf);
  const kinds: readonly (readonly [string, boolean])[] = [
    ['delegation', body.kind === 'authorization' || steps.some(hasAuthorizationForm)],
    ['signIn', signInFact(subject) !== undefined],
    ['order', steps.flatMap(offersOf).length > 0],
    ['permit', grants.some(({ signed }) => signed)],
    ['operator', grants.some(({ kind, signed }) => kind === 'operator' && !signed)],
    ['allowance', grants.some(({ kind, signed }) => kind === 'allowance' && !signed)],
    ['owner', steps.some((it) => controlKindOf(it) !== undefined)],
    ['swap', steps.some((it) => swapOf(it) !== undefined)],
    ['delegatecall', steps.some(({ op }) => op === 'delegatecall')],
    ['multisig', body.kind === 'safeTransaction'],
    ['message', body.kind === 'message' && signInFact(subject) === undefined],
    ['typedData', body.kind === 'typedData'],
    ['multicall', steps.length > 1],
    ['calldata', body.kind === 'calldata'],
  ];
  return kinds.flatMap(([term, is]) => (is ? [term] : []));
}

/** The fact that says where a text signs its user in. */
export function signInFact(subject: AskSubject): string | undefined {
  return ['siwe.domain', 'signIn.domain'].find((it) => knownFact(subject, it) !== undefined);
}

/** All that changes: what leaves, what arrives and with whom, what others may take, and who controls what. */
export function changes(subject: AskSubject): AskFound {
  const moves = movesSaid(subject);
  const controlled = controlSaid(subject);
  const permissions = permissionsSaid(subject);
  const found = [...moves.says, ...permissions, ...controlled];
  const { says = [], unknown = [] } = found.length > 0 ? {} : leaves(subject, { id: 'leaves', about: [] });
  // The sentence has what a line that stays as it was has not: the threshold.
  const asked = asksControl(subject) ? sentenceSaid(subject) : [];
  return { says: [...asked, ...found, ...says], unknown: [...moves.unknown, ...unknown] };
}

/** Who comes to control something by it; where nobody does, that is said and is no plain no. */
export function newOwner(subject: AskSubject): AskFound {
  const controlled = controlSaid(subject);
  const permissions = permissionsSaid(subject);
  const asked = controlled.length === 0 && asksControl(subject) ? sentenceSaid(subject) : [];
  const found = [...asked, ...controlled, ...permissions];
  if (found.length > 0) return { says: found };
  const unknown = isSkipped(subject.readback) ? [simulatedAway] : [];
  return isCalm(subject)
    ? { says: [...sentenceSaid(subject), saying({ id: 'ask.noControl', args: {} })], unknown }
    : { says: sentenceSaid(subject), unknown };
}

/** Whether anybody could act as the user: yes where a sign-in, code or a power does it, and never a plain no. */
export function actsAs(subject: AskSubject): AskFound {
  const signIn = signInFact(subject);
  const signed: readonly Said[] =
    signIn === undefined ? [] : [saying({ id: 'ask.actsAtSite', args: { site: signIn } })];
  const controlled = controlSaid(subject);
  const code = runsAsAccount(subject) || asksControl(subject) ? sentenceSaid(subject) : [];
  const found = [...signed, ...(controlled.length > 0 ? controlled : code)];
  if (found.length > 0) return { isIt: 'yes', says: found };
  const says = [...sentenceSaid(subject), ...permissionsSaid(subject)];
  return isCalm(subject)
    ? { says: [...says, saying({ id: 'ask.noControl', args: {} })] }
    : { isIt: 'unknown', says };
}
