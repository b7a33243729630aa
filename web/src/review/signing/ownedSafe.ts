import { factOfAccount } from '@readback/core/model/factIds.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { FactValue } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Address } from 'viem';

export type OwnedSafe = Readonly<{ safe: Address; owners: number; threshold?: bigint }>;

/**
 * The Safe that a request is to come from, where the wallet's account is one of its owners: they sign it as the Safe's
 * transaction. Where a program waits, a signature is not an answer to what it asked.
 */
export function ownedSafe(
  { facts, incoming }: Pick<Readback, 'facts' | 'incoming'>,
  { asked: safe, connected }: Readonly<{ asked: Address; connected: Address }>,
): OwnedSafe | undefined {
  const { kind } = incoming.request.body;
  if ((kind !== 'transaction' && kind !== 'calls') || incoming.origin.asker !== undefined) return undefined;
  const owners = ownersOf({ facts }, safe);
  if (owners === undefined) return undefined;
  const me = connected.toLowerCase();
  if (!owners.some((it) => it.kind === 'address' && it.address.toLowerCase() === me)) return undefined;
  const threshold = valueOf(facts[factOfAccount(safe, 'threshold')]?.value);
  return {
    safe,
    owners: owners.length,
    ...(threshold?.kind === 'integer' ? { threshold: threshold.value } : {}),
  };
}

/** The owners of an account that is a Safe. */
export function ownersOf(
  { facts }: Pick<Readback, 'facts'>,
  account: Address,
): readonly FactValue[] | undefined {
  const owners = valueOf(facts[factOfAccount(account, 'owners')]?.value);
  return owners?.kind === 'list' && owners.items.length > 0 ? owners.items : undefined;
}
