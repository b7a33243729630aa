import type { Address } from 'viem';
import { agencyOf } from '../actions/steps/agency.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { actingAccounts, ownAccounts } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Intent } from '../model/intent.ts';

/**
 * The accounts of a comparison, in lower case. `own`: all whose assets and powers count, since the request acts for them.
 * `meant`: those of them that the intent is about, which alone do what was said. `users`: those that are the user's whatever the
 * request says, who alone get what is the user's.
 */
export type Parties = Readonly<{
  own: ReadonlySet<string>;
  meant: ReadonlySet<string>;
  users: ReadonlySet<string>;
}>;

/**
 * An intent is about the account that was said. Of an account that only makes another one act, as the owner of a Safe does, it
 * is about that one, too.
 */
export function comparedParties(view: Evidence, intent: Intent): Parties {
  const said = intent.account.toLowerCase();
  const own = new Set([...actingAccounts(view), said]);
  const actors = everyStep(view.steps).flatMap((step) =>
    agencyOf(step) === undefined && step.actor !== 'unknown' ? [step.actor.toLowerCase()] : [],
  );
  const isSaid = actors.includes(said) || actors.length === 0;
  return {
    own,
    meant: new Set([said, ...(isSaid ? [] : actors.filter((it) => own.has(it)))]),
    users: new Set([...ownAccounts(view), said]),
  };
}

export function has(accounts: ReadonlySet<string>, address: Address): boolean {
  return accounts.has(address.toLowerCase());
}
