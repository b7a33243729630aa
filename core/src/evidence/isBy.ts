import { same } from '../ledger/account.ts';
import type { Actor } from '../model/step.ts';
import { signerOf } from './accounts.ts';
import type { Evidence } from './evidence.ts';

/**
 * Whether an actor is an account. One that is not known may be the user while nobody says who signs; after that it is
 * some other, a timelock say, and explains nothing of theirs.
 */
export function isBy(view: Evidence): (actor: Actor, who: string) => boolean {
  const anyone = signerOf(view) === undefined;
  return (actor, who) => (actor === 'unknown' ? anyone : same(actor, who));
}
