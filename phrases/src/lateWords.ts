import { engine } from '#words/engine.ts';

/**
 * How the ids begin of what is said only later, or seldom: acts of one protocol, votes, fees that are collected, bridges, keys,
 * acts of smart accounts, new contracts, permits, revocations, offers, loans, powers and attestations; what a simulation
 * shows, what could not be read and why, and how it may be signed. What is left is what the first draft of the usual
 * sentences needs.
 */
const late = [
  'sentence.act',
  'sentence.vote',
  'sentence.castVote',
  'sentence.collect',
  'sentence.keys',
  'sentence.accountAct',
  'sentence.sendAcross',
  'sentence.create',
  'sentence.offer',
  'sentence.lend',
  'sentence.wants',
  'sentence.power',
  'sentence.sendThere',
  'sentence.logIn',
  'sentence.attest',
  'sentence.control',
  'sentence.nothingMoves',
  'sentence.change',
  'sentence.open',
  'who.open',
  'sentence.fails',
  'sentence.owes',
  'sentence.trade',
  'sentence.noEffect',
  'sentence.authorization',
  'sentence.blind',
  'sentence.safe',
  'sentence.userOperation',
  'sentence.runAs',
  'sentence.permitOnce',
  'sentence.permitAll',
  'sentence.allowItem',
  'sentence.allowOne',
  'sentence.allowMore',
  'sentence.signedSend',
  'sentence.unwrap',
  'sentence.nothing',
  'sentence.messageBytes',
  'what.allCoins',
  'what.allThere',
  'what.unnamed',
  'what.someOf',
  'what.several',
  'what.every',
  'to.router',
  'sentence.permit',
  'sentence.takeBack',
  'sentence.typedData',
  'sentence.wrap',
  'sentence.allowAll',
  'via.contract',
  'what.anyItem',
  'what.item',
  'what.two',
  'what.paidTo',
  'what.ofToken',
  'what.ofDollars',
  'sentence.inner',
  'what.unitsOrItem',
  'what.wrapped',
  'what.shareOf',
  'bound.claimed',
  'bound.word',
  'bound.rate',
  'bound.anyCoins',
  'bound.later',
  'until.over',
  'sentence.strangersAct',
  'sentence.payOut',
  'sentence.callBytes',
  'sentence.signInSaying',
  'sentence.signInElsewhere',
  'sentence.signInWithId',
  'sentence.stillAllowed',
  'sentence.asItself',
  'what.less',
  'what.plusFees',
  'what.open',
  'what.for',
  'what.against',
  'what.in',
  'what.bound',
  'what.loan',
  'what.token',
  'what.native',
  'what.comma',
  'what.stake',
  'what.outcome',
  'sentence.ownChange',
  'sentence.moreChanges',
  'why.',
  'unread.',
  'control.',
  'passes.',
  'line.',
  'effects.',
  'identity.',
] as const;

/**
 * The same of what a reading says only where a check found something, where the user said what they mean, or once it was
 * signed: a readback without a warning stands without them.
 */
const ofChecks = [
  'account.',
  'approvals.',
  'chain.',
  'descriptions.',
  'drift.',
  'hearback.',
  'intent.',
  'lists.',
  'messages.',
  'names.',
  'outcome.',
  'power.',
  'remedy.',
  'signatures.',
  'transfers.',
] as const;

/** What answers to questions are made of: fetched with the questions (`askWords.ts`). */
export const ofAsk = 'ask.';

const entries = Object.entries<string>(engine).filter(([id]) => !id.startsWith(ofAsk));

/** The words that the page is built without, and fetches when they are first needed. */
export const lateWords: Readonly<Record<string, string>> = wordsThat(beginsWith(late));

/** Those that it fetches with a warning, or behind the verdict (`checkWords.ts`). */
export const lastWords: Readonly<Record<string, string>> = wordsThat(beginsWith(ofChecks));

/** The words that the page begins with. */
export const firstWords: Readonly<Record<string, string>> = wordsThat(
  (id) => !beginsWith([...late, ...ofChecks])(id),
);

function wordsThat(are: (id: string) => boolean): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.filter(([id]) => are(id)));
}

function beginsWith(starts: readonly string[]): (id: string) => boolean {
  return (id) => starts.some((it) => id.startsWith(it));
}
