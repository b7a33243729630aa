import { typedMeaning } from '../../decode/typed/all.ts';
import type { OrderMeaning, OrderPart } from '../../decode/typed/meaning.ts';
import type { Step } from '../../model/step.ts';
import { amountRule, deadline, type MeaningRule } from '../../decode/meaningRule.ts';

/** What the values of known forms of typed data mean: amounts of what is offered and wanted, and when it ends. */
export function typedRules(step: Step): readonly MeaningRule[] {
  const it = typedMeaning(step);
  if (it?.kind === 'offers') return it.offers.slice(0, mostOffers).flatMap(offerRules);
  if (it?.kind === 'lend') return [amountRule(it.amount, 'native'), deadline(...it.until)];
  return it?.kind === 'power' && it.until !== undefined ? [deadline(...it.until)] : [];
}

/** How many offers of one signature have their amounts looked up; of more the numbers are shown as they are. */
const mostOffers = 100;

function offerRules({ gives, gets, until, shift }: OrderMeaning): readonly MeaningRule[] {
  const end: readonly MeaningRule[] =
    until === undefined ? [] : [{ as: 'deadline', at: until, ...(shift === undefined ? {} : { shift }) }];
  return [...[...gives, ...gets].flatMap(partRules), ...end];
}

function partRules(part: OrderPart): readonly MeaningRule[] {
  if (part.what === 'native') return [amountRule(part.amount, 'native')];
  return part.what === 'token' ? [amountRule(part.amount, part.token)] : [];
}
