import { engine } from '#words/engine.ts';

/**
 * How the ids begin of what is said only later, or seldom: acts of one protocol, votes, fees that are collected, bridges, keys,
 * acts of smart accounts, new contracts, permits, revocations, offers, loans, powers and attestations; what a simulation
 * shows, what the checks say, what could not be read and why, how it may be signed, what the user said, and all that
 * follows the signing. What is left is what the first draft of the usual sentences needs.
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
  'remedy.',
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
  'sentence.inner',
  'what.unitsOrItem',
  'what.wrapped',
  'what.shareOf',
  'bound.claimed',
  'bound.rate',
  'bound.anyCoins',
  'bound.later',
  'until.over',
  'sentence.strangersAct',
  'sentence.payOut',
  'sentence.callBytes',
  'sentence.signInSaying',
  'sentence.signInElsewhere',
  'sentence.stillAllowed',
  'sentence.asItself',
  'what.less',
  'what.plusFees',
  'what.shares',
  'what.stake',
  'what.outcome',
  'what.underlying',
  'sentence.ownChange',
  'sentence.moreChanges',
  'why.',
  'unread.',
  'control.',
  'hearback.',
  'drift.',
  'passes.',
  'account.',
  'approvals.',
  'transfers.',
  'outcome.',
  'line.',
  'effects.',
  'signatures.',
  'messages.',
  'power.',
  'names.',
  'descriptions.',
  'chain.',
  'identity.',
  'lists.',
  'intent.',
] as const;

/** What answers to questions are made of: fetched with the questions (`askWords.ts`). */
export const ofAsk = 'ask.';

const entries = Object.entries<string>(engine).filter(([id]) => !id.startsWith(ofAsk));

/** The words that the page is built without, and fetches when they are first needed. */
export const lateWords: Readonly<Record<string, string>> = Object.fromEntries(entries.filter(isLate));

/** The words that the page begins with. */
export const firstWords: Readonly<Record<string, string>> = Object.fromEntries(
  entries.filter((it) => !isLate(it)),
);

function isLate([id]: readonly [string, string]): boolean {
  return late.some((it) => id.startsWith(it));
}
