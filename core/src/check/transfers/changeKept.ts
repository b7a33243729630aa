import type { Step } from '../../model/step.ts';
import { type ValueCall, valueCallsOf } from '../../actions/steps/valueCalls.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { type Rule } from '../rule.ts';
import { clear } from '../../evidence/ruleAnswer.ts';
import { type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { integerAt } from '../../actions/steps/stepTree.ts';

/** Coins that are sent along with a swap, and are more than it uses. */
export const changeKept: readonly Rule[] = [
  {
    id: 'transfers.changeKept',
    family: 'transfers',
    severity: 'caution',
    because:
      'The V3 routers give change only where refundETH is called behind the swap. What they keep, whoever calls them next takes.',
    needs: ['step.<s>.value', 'step.<s>.arg.amountIn'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return valueCallsOf(view.steps).flatMap((carrier): RuleAnswer[] => {
    const { step, parts } = carrier;
    if (!isActing(step.actor, acting) || !parts.some(isOfV3)) return [];
    const fact = `step.${step.id}.value`;
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

/** Swaps of the V3 routers that pay with the coins that came, where the first token is the wrapped one. */
function isOfV3({ fn }: Step): boolean {
  return Object.hasOwn(amounts, fn?.signature ?? '');
}

/**
 * Where exact amounts that go in stand in a swap. Of an exact output nobody knows before the run what it takes: how much
 * of the most is left, the router keeps.
 */
const amounts: Readonly<Record<string, readonly number[] | undefined>> = {
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))': [0, 5],
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))': [0, 4],
  'exactInput((bytes,address,uint256,uint256,uint256))': [0, 3],
  'exactInput((bytes,address,uint256,uint256))': [0, 2],
  'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))': undefined,
  'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))': undefined,
  'exactOutput((bytes,address,uint256,uint256,uint256))': undefined,
  'exactOutput((bytes,address,uint256,uint256))': undefined,
};

function leavesNothing({ step, parts }: ValueCall): boolean {
  const last = parts.findLastIndex(isOfV3);
  if (parts.slice(last + 1).some(({ fn }) => fn?.signature === 'refundETH()')) return true;
  if (parts.some(({ fn }) => fn?.name === 'wrapETH')) return true;
  const used = parts.filter(isOfV3).map((part) => {
    const at = amounts[part.fn?.signature ?? ''];
    return at === undefined ? undefined : integerAt(part, ...at)?.value;
  });
  if (used.includes(undefined)) return false;
  return used.reduce((sum: bigint, it) => sum + (it ?? 0n), 0n) >= step.value;
}
