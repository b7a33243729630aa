import { factOfStep } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isVouched } from '../../evidence/vouched.ts';
import type { Health } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';

/**
 * How safe a step leaves the loans that it touches, as a contract that someone vouches for says it: a note where they stay far
 * enough from being sold, else a Caution. Undefined where nobody could tell.
 */
export function leftSafe(view: Evidence, step: Step): RuleAnswer | undefined {
  const { to } = step;
  if (view.effects.s !== 'known' || to === null || !isVouched(view, to)) return undefined;
  const loans = (view.effects.v.health ?? []).filter(({ market }) => same(market, to));
  // Whoever wrote an oracle decides what it answers now, and when a loan is sold.
  if (loans.some(({ oracle }) => oracle !== undefined && !isVouched(view, oracle))) return undefined;
  const all = loans.map(({ before, after }) => ({ before: valueOf(before), after: valueOf(after) }));
  if (all.length === 0 || all.some(({ after }) => after === undefined)) return undefined;
  const worst = all.reduce((one, other) => (rankOf(other.after) < rankOf(one.after) ? other : one));
  if (worst.after === undefined || worst.after === 'free') return { outcome: 'clear', facts: ['effects'] };
  const fn = factOfStep(step.id, 'fn');
  const isSafe = worst.after >= safeHealth;
  const after = shownHealth(worst.after);
  return {
    outcome: 'fired',
    severity: isSafe ? 'note' : 'caution',
    step: step.id,
    facts: [fn],
    says:
      typeof worst.before === 'bigint'
        ? { id: 'account.weaker.saysHealth', args: { before: shownHealth(worst.before), after } }
        : { id: 'account.weaker.saysHealthAfter', args: { after } },
    why: { id: 'account.weaker.whyHealth', args: { margin: shownHealth(safeHealth) } },
    ...(isSafe ? {} : { remedy: { id: 'account.weaker.remedyHealth', args: {} } as const }),
  };
}

/** Whether the simulation, which is not there yet, may tell how safe a step leaves a loan. */
export function mayTell(view: Evidence, step: Step): boolean {
  return view.effects.s === 'pending' && rowSays(step.fn?.signature, 'owed') !== undefined;
}

/** From here on a loan is far enough from being sold: what secures it can lose a third of its value. */
export const safeHealth = (15n * 10n ** 18n) / 10n;

/** The number that people know as the health factor, rounded down. */
export function shownHealth(health: bigint): number {
  return Number(health / 10n ** 16n) / 100;
}

function rankOf(health: Health | undefined): bigint {
  return typeof health === 'bigint' ? health : 2n ** 256n;
}
