import { factOfAccount, factOfEffect, factOfStep } from '../model/factIds.ts';
/** Whether it can be undone, how, and at what price. */
import type { Address } from 'viem';
import { controlKindOf } from '../actions/control/controls.ts';
import { grantsOf } from '../actions/approvals/grants.ts';
import { offersOf } from '../actions/offers/offers.ts';
import { paymentsOf } from '../actions/payments/payments.ts';
import { swapOf } from '../actions/swaps/swaps.ts';
import { type AskFound, type AskSubject, type Said, saying } from './answer.ts';
import type { EffectLine } from '../model/effects.ts';
import { opens } from './balances.ts';
import {
  changeFact,
  effectsOf,
  groundFact,
  isSignature,
  isSkipped,
  knownFact,
  powerLines,
  stepsOf,
} from './ground.ts';
import { permissionsSaid } from './permissions.ts';
import { signInFact } from './power.ts';
import { saidOnce } from './supported.ts';

/**
 * Never a yes: what is mined stays mined, and what is signed stays signed. A no only where nothing is left that its user could
 * end: a text that is signed, or a payment that is mined.
 */
export function undo(subject: AskSubject): AskFound {
  const ends = endsSaid(subject);
  const isFinal = isSignature(subject.readback) ? isText(subject) : isDone(subject) && isForGood(subject);
  const isIt = ends.length > 0 ? 'unknown' : isFinal && !comesBack(subject) ? 'no' : undefined;
  return {
    ...(isIt === undefined ? {} : { isIt }),
    says: [...finality(subject), ...ends, ...outSaid(subject)],
  };
}

/** How to cancel it or to take back what it gives, and what that costs. */
export function takeBack(subject: AskSubject): AskFound {
  const ends = endsSaid(subject);
  const out = outSaid(subject);
  return { says: [...ends, ...out, ...finality(subject)] };
}

/** What comes of it without the signature. What is sent already needs none. */
export function unsigned(subject: AskSubject): AskFound {
  const { readback, hearback } = subject;
  if (readback.incoming.mined !== undefined || hearback !== undefined) return { says: finality(subject) };
  const isShared = readback.incoming.request.body.kind === 'safeTransaction';
  return {
    says: [
      saying({ id: 'ask.undoBefore', args: {} }),
      ...(isShared ? [saying({ id: 'ask.othersCanSign', args: {} })] : []),
      saying({ id: 'ask.earlierPermissions', args: {} }),
    ],
  };
}

function isDone({ readback, hearback }: AskSubject): boolean {
  return readback.incoming.mined !== undefined || hearback?.effects === 'asRead';
}

/** Whether it is a text that gives no session, which its user could end. */
function isText(subject: AskSubject): boolean {
  return subject.readback.incoming.request.body.kind === 'message' && signInFact(subject) === undefined;
}

/** Whether all that it does is to pay accounts without code: what a contract was given, it may pay out again. */
function isForGood(subject: AskSubject): boolean {
  return stepsOf(subject).every((step) => {
    const paid = paymentsOf(step);
    return paid.length > 0 && paid.every(({ to }) => hasNoCode(subject, to));
  });
}

function hasNoCode(subject: AskSubject, address: Address): boolean {
  const code = knownFact(subject, factOfAccount(address, 'code'));
  return code?.kind === 'code' && code.state === 'none';
}

/** What is put into a contract may come out of it again, and nobody asked that contract. */
function outSaid(subject: AskSubject): readonly Said[] {
  const into = stepsOf(subject).find(
    (step) =>
      opens(step) &&
      step.op === 'call' &&
      swapOf(step) === undefined &&
      offersOf(step).length === 0 &&
      controlKindOf(step) === undefined,
  );
  const contract = into === undefined ? undefined : factOfStep(into.id, 'to');
  if (into === undefined || contract === undefined || groundFact(subject, contract) === undefined) return [];
  return [saying({ id: 'ask.outUnknown', args: { contract } }, { of: 'step', id: into.id })];
}

/** Whether something arrives for what goes, which may be given back for it. */
function comesBack(subject: AskSubject): boolean {
  const lines = effectsOf(subject)?.lines;
  if (lines === undefined) return !isSkipped(subject.readback);
  return lines.some((it) => (changeFact(subject, it) ?? 0n) > 0n);
}

function finality(subject: AskSubject): readonly Said[] {
  const { readback } = subject;
  const effects = effectsOf(subject);
  const signature = isSignature(readback);
  const isSent = readback.incoming.mined !== undefined || subject.hearback !== undefined;
  const goes = (effects?.lines ?? []).some((it) => (changeFact(subject, it) ?? 0n) < 0n || it.what === 'nft');
  return [
    ...(isSent ? [] : [saying({ id: 'ask.undoBefore', args: {} })]),
    ...(signature || isDone(subject) ? [] : [saying({ id: 'ask.undoPending', args: {} })]),
    saying({ id: signature ? 'ask.undoSignature' : 'ask.undoSent', args: {} }),
    ...(goes || (effects === undefined && !isSkipped(readback))
      ? [saying({ id: 'ask.undoGone', args: {} })]
      : []),
  ];
}

/** Offers that can be canceled, permissions that can be revoked, powers that can be changed back, and the price of that. */
function endsSaid(subject: AskSubject): readonly Said[] {
  const { readback } = subject;
  const offers = readback.steps.flatMap(offersOf).flatMap(({ step }) => {
    const contract = factOfStep(step.id, 'to');
    return groundFact(subject, contract) === undefined
      ? []
      : [saying({ id: 'ask.undoOffer', args: { contract } }, { of: 'step', id: step.id })];
  });
  const spenders = [...new Set(permissionsSaid(subject).map(({ spender }) => spender))];
  const lines = powerLines(subject);
  // Code that an account runs leaves its key as it was.
  const isDelegated = (it: EffectLine) => it.what === 'delegate';
  const powers = lines.map((it): Said => {
    const who = factOfEffect(it.id, 'who');
    const says = isDelegated(it)
      ? ({ id: 'ask.undoDelegation', args: { who } } as const)
      : ({ id: 'ask.undoControl', args: { who } } as const);
    return saying(says, { of: 'effect', id: it.id });
  });
  const cancels = lines.some(isDelegated) || offers.length + spenders.length > 0;
  // Revoking is a call like the one that allows, where that is all that the request does.
  const steps = stepsOf(subject);
  const isLike =
    steps.length === 1 &&
    steps.every((it) => it.op === 'call' && grantsOf(it).length > 0) &&
    knownFact(subject, 'fee.expected') !== undefined;
  const cost: readonly Said[] = !cancels
    ? []
    : [
        saying(
          isLike ? { id: 'ask.undoLike', args: { fee: 'fee.expected' } } : { id: 'ask.undoCost', args: {} },
        ),
      ];
  return saidOnce(subject, [
    ...offers,
    ...spenders.map((spender) => saying({ id: 'ask.undoPermission', args: { spender } })),
    ...powers,
    ...cost,
  ]);
}
