/**
 * Answers questions about a readback with its own facts. Pure: the same readback and query give the same answer. An answer is
 * never milder than the page: each carries every Stop, what could not be read, and the cautions that bear on it.
 */
import type { AskAnswer, AskSubject, FiredFinding, AskFound } from './answer.ts';
import { controls, published, whoIs } from './accounts.ts';
import { failedAsHeard, happened, heardFirst, meant } from './afterwards.ts';
import { arrives, atLeast, atMost, leaves, left, receives, worth } from './balances.ts';
import { asker, how, owes, signer, since, when } from './circumstances.ts';
import { device, does, fails, fee, later, network, step } from './course.ts';
import { firedIn, isWarning, unreadIn } from './ground.ts';
import { limits } from './limits.ts';
import { gives, mayTake, until } from './permissions.ts';
import { actsAs, changes, kindOfRequest, newOwner } from './power.ts';
import type { Query, QueryId } from './query.ts';
import { reveals } from './reveals.ts';
import { supported } from './supported.ts';
import { takeBack, undo, unsigned } from './undo.ts';
import { isItSafe, todo, unknowns, why } from './verdicts.ts';

/** The answer to one query. */
export function ask(subject: AskSubject, query: Query): AskAnswer {
  const found = answers[query.id](subject, query);
  const general = bears[query.id] === 'general' || query.id === 'happened';
  const heard = general ? [] : heardFirst(subject);
  const supportedSays = supported(subject, { ...found, says: [...heard, ...(found.says ?? [])] });
  const { unknown } = supportedSays;
  // Each Stop is before the answer, and once.
  const says = supportedSays.says.filter(
    ({ at }) => query.id === 'todo' || at.of !== 'finding' || at.finding.severity !== 'stop',
  );
  // What was simulated says no more whether it fails once it was sent.
  const isIt = query.id === 'fails' ? (failedAsHeard(subject) ?? found.isIt) : found.isIt;
  const open = bears[query.id] === 'general' ? [] : unreadIn(subject.readback);
  const isSaid = new Set(unknown.map(({ says: it }) => JSON.stringify(it)));
  return {
    query,
    ...(isIt === undefined ? {} : { isIt }),
    says,
    unknown: [...unknown, ...open.filter(({ says: it }) => !isSaid.has(JSON.stringify(it)))],
    warnings: warningsFor(subject, query, says),
    terms: found.terms ?? [],
    help: found.help ?? [],
    hashes: found.hashes === true,
  };
}

const answers: Readonly<Record<QueryId, (subject: AskSubject, query: Query) => AskFound>> = {
  does,
  kind: kindOfRequest,
  safe: isItSafe,
  todo,
  unsigned,
  why,
  unknowns,
  how,
  leaves,
  arrives,
  atLeast,
  atMost,
  worth,
  left,
  receives,
  when,
  changes,
  newOwner,
  gives,
  mayTake,
  actsAs,
  until,
  undo,
  takeBack,
  limits,
  asker,
  signer,
  since,
  reveals,
  owes,
  whoIs,
  controls,
  published,
  step,
  fails,
  fee,
  later,
  network,
  device,
  meant,
  happened,
  term: (_, { about }) => ({ terms: about.flatMap((it) => (it.kind === 'term' ? [it.term] : [])) }),
  help: (_, { about }) => ({ help: about.flatMap((it) => (it.kind === 'help' ? [it.help] : [])) }),
};

/**
 * Which cautions bear on an answer: all of them, or those of some rules. What a word means in general is asked of this request,
 * too: a Stop bears on every answer.
 */
const bears: Readonly<Record<QueryId, 'all' | 'general' | RegExp>> = {
  does: 'all',
  kind: 'all',
  safe: 'all',
  todo: 'all',
  unsigned: 'all',
  why: 'all',
  unknowns: 'all',
  how: 'all',
  leaves: 'all',
  arrives: 'all',
  atLeast: 'all',
  atMost: 'all',
  worth: 'all',
  left: 'all',
  receives: 'all',
  when: 'all',
  changes: 'all',
  newOwner: 'all',
  gives: 'all',
  mayTake: 'all',
  actsAs: 'all',
  until: 'all',
  undo: 'all',
  takeBack: 'all',
  limits: 'all',
  asker: 'all',
  signer: 'all',
  since: 'all',
  reveals: 'all',
  owes: 'all',
  whoIs: 'all',
  controls: 'all',
  published: /^(?:identity|names|lists|account|approvals|signatures)\./,
  step: 'all',
  fails: 'all',
  fee: /^(?:outcome|chain|approvals\.dearRevoke|intent|power\.refund)/,
  later: 'all',
  network: /^(?:chain|messages|names|signatures|intent)\./,
  device: /^(?:power|signatures|messages|chain|intent)\./,
  meant: 'all',
  happened: 'all',
  term: 'general',
  help: 'general',
};

function warningsFor(
  { readback }: AskSubject,
  { id }: Query,
  says: AskAnswer['says'],
): readonly FiredFinding[] {
  const which = bears[id];
  if (which === 'general') return firedIn(readback).filter(({ severity }) => severity === 'stop');
  const isSaid = new Set(says.flatMap(({ at }) => (at.of === 'finding' ? [at.finding] : [])));
  return firedIn(readback).filter((it) => {
    if (it.severity === 'stop') return true;
    if (!isWarning(it) || isSaid.has(it)) return false;
    return which === 'all' || which.test(it.rule);
  });
}
