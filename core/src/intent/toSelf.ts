import type { Intent } from '../model/intent.ts';
import { type ClauseAt, clausesOf } from './clausesOf.ts';
import { has, type Parties } from './comparedParties.ts';

type Pay = ClauseAt<'pay'>;

/** What an account was said to pay itself: nothing leaves by that. */
export function paysItself(intent: Intent, parties: Parties): readonly Pay[] {
  return clausesOf(intent, 'pay').filter((it) => isToSelf(it, parties));
}

/** What was said to be paid to others, and to nobody in particular. */
export function paysOut(intent: Intent, parties: Parties): readonly Pay[] {
  return clausesOf(intent, 'pay').filter((it) => !isToSelf(it, parties));
}

function isToSelf({ clause: { to } }: Pay, { meant }: Parties): boolean {
  return to !== undefined && meant.size === 1 && has(meant, to.address);
}
