import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';

const most = 8;

/** Each account once, in order; at most 8: whose changes are inspected. */
export function distinct(addresses: readonly Address[]): readonly Address[] {
  const kept: Address[] = [];
  for (const it of addresses) {
    if (kept.length < most && !kept.some((other) => same(other, it))) kept.push(it);
  }
  return kept;
}
