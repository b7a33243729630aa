import type { Step } from '../../model/step.ts';
import { typedFormOf } from '../../decode/typed/typedForms.ts';
import { chainOf } from '../../request/frozen/chainOf.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { everyStep, integerAt } from '../../actions/steps/stepTree.ts';

/** Rules on the networks that typed data names, in its domain and inside. */
export const typedChainRules: readonly Rule[] = [
  {
    id: 'chain.typed',
    severity: 'stop',
    needs: ['request.chain', 'step.<s>.arg.chainId'],
    readsSteps: false,
    run,
  },
];

/** Ids that can be told exactly in every wallet: JSON has no larger ones. */
const mostChain = BigInt(Number.MAX_SAFE_INTEGER);

function run(view: Evidence): readonly RuleAnswer[] {
  const { body } = view.incoming.request;
  if (body.kind !== 'typedData') return [];
  const { chainId } = body.typed.domain;
  if (chainId !== undefined && (chainId > mostChain || chainId === 0n)) {
    return [
      {
        outcome: 'fired',
        severity: 'stop',
        facts: [],
        says: { id: 'chain.typed.saysNone', args: {} },
        why: { id: 'chain.typed.why', args: {} },
        remedy: 'reject',
        act: { kind: 'reject' },
      },
    ];
  }
  const asked = chainOf(body);
  return everyStep(view.steps).flatMap((step): readonly RuleAnswer[] => {
    const inside = chainInside(step);
    if (inside === undefined) return [];
    if (asked === undefined || inside.value === BigInt(asked)) return [clear(inside.fact)];
    return [
      {
        outcome: 'fired',
        severity: 'stop',
        step: step.id,
        facts: ['request.chain', inside.fact],
        says: { id: 'chain.typed.says', args: { asked: 'request.chain', inside: inside.fact } },
        why: { id: 'chain.typed.why', args: {} },
        remedy: 'reject',
        act: { kind: 'reject' },
      },
    ];
  });
}

/** The network that an account names in its own words (ERC-7739), or an order for several networks (ERC-7683). */
function chainInside(step: Step) {
  if (step.op !== 'permission') return undefined;
  const signature = step.fn?.signature ?? '';
  if (typedFormOf(signature)?.inside !== undefined) return integerAt(step, 'chainId');
  return integerAt(step, 'originChainId');
}
