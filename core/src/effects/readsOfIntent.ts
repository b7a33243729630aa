import type { Address } from 'viem';
import type { Intent } from '../model/intent.ts';
import type { AskedRead } from './read.ts';

/**
 * What is worth reading to tell whether what was said to be taken back is gone: every place where the spender may be allowed
 * it, also those that no call speaks of.
 */
export function readsOfIntent(
  intent: Intent | undefined,
  accounts: readonly Address[],
): readonly AskedRead[] {
  return (intent?.clauses ?? []).flatMap((clause) => {
    if (clause.kind !== 'revoke' || clause.asset === undefined || clause.asset.kind === 'native') return [];
    const { asset } = clause;
    const [token, spender] = [asset.address, clause.spender.address];
    return accounts.flatMap((owner): readonly AskedRead[] => {
      if (asset.kind === 'token') {
        const there = { token, owner, spender };
        return (['allowance', 'permit2', 'permit2Until'] as const).map((kind) => ({ kind, ...there }));
      }
      const all: AskedRead = { kind: 'operator', token, owner, operator: spender };
      if (asset.kind === 'collection') return [all];
      const { id } = asset;
      return [{ kind: 'nftApproved', token, id }, { kind: 'nftOwner', token, id }, all];
    });
  });
}
