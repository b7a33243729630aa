import { en } from './en.ts';

/**
 * How the ids begin of what is said only later, or only of some requests: after signing, when something moved, when a
 * run fails or is looked into, and what most checks say.
 */
const late = [
  'hearback.',
  'drift.',
  'passes.',
  'account.',
  'approvals.noLimit.',
  'approvals.operator.',
  'approvals.hidden.',
  'approvals.unpublished.',
  'approvals.allHeld.',
  'approvals.openContract.',
  'approvals.notSpender.',
  'approvals.unvouched.',
  'approvals.aboveHeld.',
  'approvals.adds.',
  'approvals.replaces.',
  'approvals.leftOver.',
  'approvals.toToken.',
  'approvals.withValue.',
  'approvals.dearRevoke.',
  'approvals.longLived.',
  'transfers.dataToPlainAccount.',
  'transfers.lost.',
  'transfers.lookAlike.',
  'transfers.firstPayment.',
  'transfers.noMinimum.',
  'transfers.lessThanLeast.',
  'transfers.outputElsewhere.',
  'transfers.leastFarBelow.',
  'transfers.mostFarAbove.',
  'transfers.fades.',
  'transfers.poolMinimum.',
  'transfers.poolMaximum.',
  'transfers.newPool.',
  'transfers.feeShare.',
  'transfers.priceLimit.',
  'transfers.leverage.',
  'transfers.ownPrice.',
  'transfers.noDeadline.',
  'transfers.longLock.',
  'transfers.unevenPool.',
  'transfers.acrossNetworks.',
  'transfers.itemAsAmount.',
  'transfers.poisoning.',
  'transfers.deadEnd.',
  'transfers.codeElsewhere.',
  'transfers.changeKept.',
  'transfers.leftThere.',
  'transfers.routerAmount.',
  'transfers.wholeBalance.',
  'transfers.lessArrives.',
  'outcome.changedByHand.',
  'outcome.fails.',
  'outcome.denied.',
  'outcome.unreadValue.',
  'outcome.takesMore.',
  'outcome.strangeReturn.',
  'outcome.debt.',
  'outcome.othersPaid.',
  'outcome.strayValue.',
  'outcome.takenBetween.',
  'outcome.fakeToken.',
  'outcome.claimTrap.',
  'outcome.nothingBack.',
  'outcome.gas.',
  'outcome.order.',
  'outcome.fee.',
  'outcome.operationFee.',
  'outcome.lenient.',
  'outcome.otherBlock.',
  'outcome.otherGas.',
  'outcome.otherCourse.',
  'outcome.tokenName.',
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
] as const;

const entries = Object.entries<string>(en);

/** The words that the page is built without, and fetches when they are first needed. */
export const lateWords: Readonly<Record<string, string>> = Object.fromEntries(entries.filter(isLate));

/** The words that the page begins with. */
export const firstWords: Readonly<Record<string, string>> = Object.fromEntries(
  entries.filter((it) => !isLate(it)),
);

function isLate([id]: readonly [string, string]): boolean {
  return late.some((it) => id.startsWith(it));
}
