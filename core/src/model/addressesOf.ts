import type { Address } from 'viem';
import type { FactValue } from './fact.ts';

/** The address that a fact is, or those of its list, as in `account.….implementation`; none of anything else. */
export function addressesOf(value: FactValue | undefined): readonly Address[] {
  const items = value === undefined ? [] : value.kind === 'list' ? value.items : [value];
  return items.flatMap((it) => (it.kind === 'address' ? [it.address] : []));
}
