import { same } from '../ledger/account.ts';
import { actingAccounts, ownAccounts, signerOf, strangerOf } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Actor } from '../model/step.ts';
import { subjectOf } from '../request/frozen/subject.ts';

/**
 * Whose voice a sentence has. `you`: it happens on the user's authority and the effects say the same. `it`: inside
 * what a Safe does. `ask`: what the request asks for. `sign`: a signature is asked for. `fail`: it would revert.
 */
export type Mood = 'you' | 'it' | 'ask' | 'sign' | 'fail';

/**
 * The mood of an act by an actor. Until effects are known the sentence speaks of the request, and after that it says
 * "You" only of what the user does and the effects show.
 */
export function moodOf(view: Evidence, by: Actor, signed: boolean, shown: boolean): Mood {
  if (isSafe(view, by) || isStranger(view, by)) return 'it';
  const effects = view.effects;
  if (effects.s === 'known' && effects.v.status === 'revert' && !signed) return 'fail';
  const mine = isSigner(view, by);
  const skipped = view.stations.simulate === 'skipped';
  const ran = effects.s === 'known' && effects.v.status !== 'revert';
  if (mine && shown && (ran || skipped)) return 'you';
  return signed ? 'sign' : 'ask';
}

/** Whether the actor is the one who signs or sends. A Safe transaction names no signer: the connected wallet signs. */
export function isSigner(view: Evidence, by: Actor): boolean {
  if (by === 'unknown' && safeOfRequest(view) !== undefined) {
    return view.session.s === 'known' && view.session.v.wallet !== undefined;
  }
  const signer = signerOf(view);
  return same(signer, by);
}

/** Whether the actor is whoever signs, and nobody whom the user named as theirs. */
function isStranger(view: Evidence, by: Actor): boolean {
  const stranger = strangerOf(view);
  return same(stranger, by);
}

/** Whether the actor is a Safe that the request acts for. */
export function isSafe(view: Evidence, by: Actor): boolean {
  if (by === 'unknown') return false;
  const it = by.toLowerCase();
  return actingAccounts(view).has(it) && (!ownAccounts(view).has(it) || safeOfRequest(view) === it);
}

function safeOfRequest(view: Evidence): string | undefined {
  const { actsFor } = subjectOf(view.incoming.request.body);
  return actsFor?.fact === 'request.safe' ? actsFor.account.toLowerCase() : undefined;
}
