import { approvedAlone } from '../decode/approved.ts';
import type { Actor, Step } from '../model/step.ts';
import { once } from '../kit/memoize.ts';
import { signerOf } from './accounts.ts';
import type { View } from './view.ts';
import { everyStep } from '../actions/steps/stepTree.ts';

/**
 * Whether a step of a tree happens when the request is carried out. What a transaction only plans (a proposal, a
 * timelock's schedule) does nothing yet, and explains nothing that a run shows; of what is signed for later everything
 * counts, and of a Safe transaction whose hash alone is approved, which the run shows.
 */
export function isNow(roots: readonly Step[]): (step: Step) => boolean {
  const signed = new Set(roots.flatMap(({ id, runs }) => (runs === 'later' ? [id] : [])));
  const approved = approvedAlone(roots)?.step.id;
  return ({ id, runs }) =>
    runs !== 'later' ||
    signed.has(id.split('.')[0] ?? '') ||
    (approved !== undefined && `${id}.`.startsWith(`${approved}.`));
}

/** Every step that happens then. */
export const stepsNow = once((roots: readonly Step[]) => everyStep(roots).filter(isNow(roots)));

/**
 * Whether an actor is an account. One that is not known may be the user while nobody says who signs; after that it is
 * some other, a timelock say, and explains nothing of theirs.
 */
export function isBy(view: View): (actor: Actor, who: string) => boolean {
  const anyone = signerOf(view) === undefined;
  return (actor, who) => (actor === 'unknown' ? anyone : actor.toLowerCase() === who.toLowerCase());
}
