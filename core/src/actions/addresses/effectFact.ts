import { factOfEffect } from '../../model/factIds.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';

/** The id of a fact of a line of the effects. */
export function effectFact(
  line: EffectLine,
  part:
    | 'before'
    | 'after'
    | 'delta'
    | 'size'
    | 'asset'
    | 'sent'
    | 'counterparty'
    | 'who'
    | 'least'
    | 'poolFee'
    | 'pools',
): FactId {
  return factOfEffect(line.id, part);
}
