/** Whether it can be undone, and how. */
import { type AskSubject, type AskFound, type Said, saying } from './answer.ts';
import { offersOf } from '../actions/offers/offers.ts';
import { changeFact, effectsOf, groundFact, isSignature } from './ground.ts';
import { permissionsSaid } from './permissions.ts';

/** Never a yes: what is mined stays mined, and what is signed stays signed. */
export function undo(subject: AskSubject): AskFound {
  const { readback } = subject;
  const signature = isSignature(readback);
  const isDone = readback.incoming.mined !== undefined || subject.hearback !== undefined;
  const effects = effectsOf(subject);
  const lines = effects?.lines ?? [];
  const goes = lines.some((it) => (changeFact(subject, it) ?? 0n) < 0n || it.what === 'nft');
  const spenders = new Set(permissionsSaid(subject).map(({ spender }) => spender));
  const powers = lines
    .filter(
      ({ what }) =>
        what === 'owner' || what === 'role' || what === 'safe' || what === 'code' || what === 'delegate',
    )
    .map(
      (it): Said =>
        saying({ id: 'ask.undoControl', args: { who: `effect.${it.id}.who` } }, { of: 'effect', id: it.id }),
    );
  const offers = readback.steps.flatMap(offersOf).flatMap(({ step }) => {
    const contract = `step.${step.id}.to`;
    return groundFact(subject, contract) === undefined
      ? []
      : [saying({ id: 'ask.undoOffer', args: { contract } }, { of: 'step', id: step.id })];
  });
  return {
    // An offer that nobody has taken can be ended, which is neither.
    isIt: offers.length > 0 ? 'unknown' : 'no',
    says: [
      ...(isDone ? [] : [saying({ id: 'ask.undoBefore', args: {} })]),
      saying({ id: signature ? 'ask.undoSignature' : 'ask.undoSent', args: {} }),
      ...(goes || effects === undefined ? [saying({ id: 'ask.undoGone', args: {} })] : []),
      ...offers,
      ...[...spenders].map((spender) => saying({ id: 'ask.undoPermission', args: { spender } })),
      ...powers,
    ],
  };
}
