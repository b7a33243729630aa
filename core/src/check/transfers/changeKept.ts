import { factOfStep } from '../../model/factIds.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { RouterSwap } from '../../decode/protocols/protocolTable.ts';
import { refundsChange, routerSwapOf } from '../../decode/protocols/functionUse.ts';
import type { Step } from '../../model/step.ts';
import { type ValueCall, valueCallsOf } from '../../actions/steps/valueCalls.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { integerAt } from '../../actions/steps/stepTree.ts';

/** Coins that are sent along with a swap, and are more than it uses. */
export const changeKept: readonly Rule[] = [
  {
    id: 'transfers.changeKept',
    severity: 'caution',
    needs: ['step.<s>.value', 'step.<s>.arg.amountIn'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return valueCallsOf(view.steps).flatMap((carrier): RuleAnswer[] => {
    const { step, parts } = carrier;
    if (!isActing(step.actor, acting) || !parts.some(keeps)) return [];
    const fact = factOfStep(step.id, 'value');
    if (leavesNothing(carrier)) return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [fact],
        says: { id: 'transfers.changeKept.says', args: { amount: fact } },
        why: { id: 'transfers.changeKept.why', args: {} },
        remedy: { id: 'transfers.changeKept.remedy', args: {} },
      },
    ];
  });
}

/** Swaps that pay with the coins that came, where the first token is the wrapped one, and keep the change. */
function keeps(part: Step): RouterSwap | undefined {
  const swap = part.commandByte === undefined ? routerSwapOf(part.fn) : undefined;
  return swap?.change === 'kept' ? swap : undefined;
}

/**
 * What a swap uses of the value, where that is an exact amount. Of an exact output nobody knows before the run what it takes:
 * how much of the most is left, the router keeps.
 */
function usedBy(part: Step): bigint | undefined {
  const swap = keeps(part);
  if (swap === undefined || swap.exact === 'out' || swap.amount === 'value') return undefined;
  return integerAt(part, ...swap.amount)?.value;
}

function leavesNothing({ step, parts }: ValueCall): boolean {
  const last = parts.findLastIndex((part) => keeps(part) !== undefined);
  if (parts.slice(last + 1).some(({ fn }) => refundsChange(fn))) return true;
  if (parts.some(({ fn }) => rowSays(fn?.signature, 'brings')?.token === 'wrapped')) return true;
  const used = parts.filter(keeps).map(usedBy);
  if (used.includes(undefined)) return false;
  return used.reduce((sum: bigint, it) => sum + (it ?? 0n), 0n) >= step.value;
}
