import { currency, type MeaningRule } from '../../decode/meaningRule.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import type { RouterSwap } from '../../decode/protocols/protocolTable.ts';
import type { StepFunction } from '../../model/step.ts';
import { functionUseOf, rulesSaid } from '../../decode/protocols/functionUse.ts';

/** What the arguments of a protocol's function mean. */
export function protocolRules(fn: StepFunction | undefined): readonly MeaningRule[] {
  const use = functionUseOf(fn);
  return use !== undefined && 'swap' in use && use.swap.means === 'sides'
    ? rulesOf(use.swap)
    : rulesSaid(use);
}

/** Both sides of each swap are of the tokens that it names; addresses may be packed into numbers. */
function rulesOf({ sells, amount, buys, least, to }: RouterSwap): readonly MeaningRule[] {
  return [
    ...(sells === 'value' ? [] : [packed(sells)]),
    ...(to === 'caller' ? [] : [packed(to)]),
    ...(sells === 'value' || amount === 'value' ? [] : [currency(amount, sells)]),
    ...(buys === 'unnamed' ? [] : [currency(least, buys)]),
  ];
}

const packed = (at: ArgPath): MeaningRule => ({ as: 'packed', at });
