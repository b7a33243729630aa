import { factOfStep } from '../../model/factIds.ts';
import { isZero } from '../../ledger/account.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { Arg, Step } from '../../model/step.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { wholeBalance } from '../../actions/swaps/routerSwaps.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Side } from '../../actions/swaps/swap.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { addressAt } from '../../actions/steps/stepTree.ts';

/** Amounts that represent what a router holds, where the user pays them: whoever sends the router more sets the price. */
export const routerAmounts: readonly Rule[] = [
  {
    id: 'transfers.routerAmount',
    severity: 'caution',
    needs: ['step.<s>.arg.amountIn', 'step.<s>.arg.payerIsUser'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return immediateSteps(view.steps).flatMap((step): readonly RuleAnswer[] => {
    if (!isPaidByUser(step) || !isActing(step.actor, acting)) return [];
    const token = tokenOf(step);
    if (token === undefined || step.to === null) return [];
    if (!step.args.some(standsForHeld)) return [clear(token.fact)];
    const contract = factOfStep(step.id, 'to');
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [token.fact, contract],
        says: { id: 'transfers.routerAmount.says', args: { token: token.fact } },
        why: { id: 'transfers.routerAmount.why', args: { contract } },
        remedy: { id: 'transfers.routerAmount.remedy', args: {} },
      },
    ];
  });
}

/** Whether a command takes from who called the router, and not from the router. */
function isPaidByUser({ commandByte, caller, actor, to }: Step): boolean {
  return commandByte !== undefined && caller !== undefined && caller === actor && actor !== to;
}

/** The token that a command pays. Native currency is always the router's own by that time. */
function tokenOf(step: Step): Side['token'] {
  const swap = swapOf(step);
  if (swap !== undefined) return swap.give.token;
  const token = addressAt(step, 0);
  return token === undefined || isZero(token.value) ? undefined : token;
}

/** Whether an amount, and no limit, represents all that the router holds. */
function standsForHeld(arg: Arg): boolean {
  if (arg.value.kind === 'integer') return arg.value.value === wholeBalance && !/m(?:ax|in)/i.test(arg.name);
  return insideOf(arg).some(standsForHeld);
}
