import { factOfAccount } from '../../model/factIds.ts';
import type { Address } from 'viem';
import type { Fact, Provenance } from '../../model/fact.ts';
import { known } from '../../model/known.ts';

/**
 * The fact `account.….sourceName`: what the published source calls a contract. Who publishes a source chooses its name,
 * so a contract without one has no such fact.
 */
export function sourceNameFact(
  address: Address,
  name: string | undefined,
  from: Provenance,
): readonly Fact[] {
  const text = name?.slice(0, 256);
  if (!text) return [];
  const id = factOfAccount(address, 'sourceName');
  return [{ id, value: known({ kind: 'text', text }), from: [from] }];
}
