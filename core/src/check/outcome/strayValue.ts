import { factOfStep } from '../../model/factIds.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { Step } from '../../model/step.ts';
import { valueCallsOf } from '../../actions/steps/valueCalls.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { isGuessed } from '../../decode/guessed.ts';
import { routerSwapOf } from '../../decode/protocols/functionUse.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { wrappedCurrency } from '../../shipped/wrappedCurrency.ts';
import type { Side } from '../../actions/swaps/swap.ts';
import { floorOf } from '../../actions/swaps/planFloor.ts';
import { tableSwap } from '../../actions/swaps/swapTable.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Coins that go along with a call whose words have no place for them. */
export const strayValue: readonly Rule[] = [
  {
    id: 'outcome.strayValue',
    severity: 'caution',
    needs: ['step.<s>.value', 'step.<s>.fn'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return valueCallsOf(view.steps).flatMap(({ step, parts }): RuleAnswer[] => {
    if (!isActing(step.actor, acting)) return [];
    const fact = factOfStep(step.id, 'value');
    if (step.fn === undefined || !parts.every((part) => takesNone(view, part))) return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [fact, factOfStep(step.id, 'fn')],
        says: { id: 'outcome.strayValue.says', args: { amount: fact, fn: factOfStep(step.id, 'fn') } },
        why: { id: 'outcome.strayValue.why', args: {} },
        remedy: { id: 'outcome.strayValue.remedy', args: {} },
      },
    ];
  });
}

/**
 * Whether a call is of tokens alone, by the standards: a transfer, a swap that sells a token, the unwrapping of coins, or
 * what pays out the rest of a router, or more coins than a swap sells. None of them takes coins.
 */
function takesNone(view: Evidence, step: Step): boolean {
  if (isBesideSwap(view, step) || floorOf(step) !== undefined) return true;
  if (paymentsOf(step).some(({ what }) => what !== 'native'))
    return rowSays(step.fn?.signature, 'noCoins') === true;
  // Where coins themselves are burned to leave the network, the function of that name wants them.
  return isKnownAs(step, 'unwrap') && modelFor(step)?.act !== 'bridge';
}

/** Whether coins go along with a swap that sells a token, or fewer coins. */
function isBesideSwap(view: Evidence, step: Step): boolean {
  const give = isGuessed(step) ? undefined : tableSwap(step)?.give;
  if (give === undefined || step.value === 0n) return false;
  if (give.token === undefined) return step.value > give.raw;
  return !(routerSwapOf(step.fn)?.native === 'value' && mayBePaid(view, step, give));
}

/** Whether the coins that come along may pay for what a swap sells: they are enough, and it may be what they are wrapped into. */
function mayBePaid(view: Evidence, { value }: Step, { token, raw }: Side): boolean {
  const wrapped = wrappedCurrency(requestChain(view) ?? 0);
  return raw <= value && (wrapped.length === 0 || wrapped.includes(token?.value.toLowerCase() ?? ''));
}

/** ERC-721 lets its transfers take coins, and some collections do. */
