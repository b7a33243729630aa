import { factOfRevert } from '../../../model/factIds.ts';
import type { Address } from 'viem';
import { same } from '../../../ledger/account.ts';
import type { Asset, Fact, FactValue, Provenance } from '../../../model/fact.ts';
import { known } from '../../../model/known.ts';
import type { ReadError } from '../errors/readError.ts';

/** Whether an error is the one with this signature, and says exactly these values. */
export function says(
  error: ReadError | undefined,
  signature: string,
  these: readonly (bigint | Address)[],
): boolean {
  if (error?.fn.signature !== signature || error.args.length !== these.length) return false;
  return these.every((it, n) => {
    const value = error.args[n]?.value;
    if (typeof it === 'bigint') return value?.kind === 'integer' && value.value === it;
    return value?.kind === 'address' && same(value.address, it);
  });
}

/** A fact that a remedy cites: `revert.<part>`. */
export function fact(part: string, value: FactValue, from: readonly Provenance[]): Fact {
  return { id: factOfRevert(part), value: known(value), from };
}

export function amountOf(raw: bigint, asset: Asset): FactValue {
  return { kind: 'amount', raw, asset };
}
