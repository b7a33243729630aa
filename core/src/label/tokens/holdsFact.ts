import { factUnder } from '../../model/factIds.ts';
import type { Address } from 'viem';
import type { FactId } from '../../model/fact.ts';

/** The fact of what an account holds of a token, or how many items of a collection. */
export function holdsFact(owner: Address, token: Address): FactId {
  return factUnder(owner, 'holds', token);
}
