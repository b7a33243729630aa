import { factAmong } from '../model/factIds.ts';
import { eachOnce } from '../ledger/account.ts';
import type { Address } from 'viem';
import type { EffectLine } from '../model/effects.ts';
import type { FactId, Facts } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { pending } from '../model/known.ts';

/** Kept by the asset, kept by Permit2, and over all of an asset as its operator. */
export const permissionLists = ['standing', 'inPermit2', 'asOperator'] as const;

export type PermissionList = (typeof permissionLists)[number];

/** In which of the lists a permission is. */
export function permissionListOf({ what, via }: Pick<EffectLine, 'what' | 'via'>): PermissionList {
  if (what === 'operator') return 'asOperator';
  return via === undefined ? 'standing' : 'inPermit2';
}

/**
 * What a spender may take of the account at the pinned block: each list is of assets, and `<list>.<n>` is one of them. `whole`
 * is there where nothing was left out.
 */
export function spenderFact(spender: Address, part: PermissionList | 'whole'): FactId {
  return factAmong('spender', spender.toLowerCase(), part);
}

/** The spenders of whom the user said that nothing they may take is left. */
export function revokedWhole({ clauses }: Intent): readonly Address[] {
  const all = clauses.flatMap((it) =>
    it.kind === 'revoke' && it.asset === undefined ? [it.spender.address] : [],
  );
  return eachOnce(all);
}

/** The facts of spenders while they are being read. */
export function awaitedSpenders(spenders: readonly Address[]): Facts {
  const ids = spenders.flatMap((it) =>
    ([...permissionLists, 'whole'] as const).map((part) => spenderFact(it, part)),
  );
  return Object.fromEntries(ids.map((id) => [id, { id, value: pending, from: [] }]));
}
