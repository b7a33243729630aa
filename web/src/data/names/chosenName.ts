import type { Trust } from './trust.ts';

/**
 * The one name of an address, on every screen: the one in the user's own book; of an account of theirs then its ENS name,
 * else what the practice chain calls it. Others are called as Readback ships them, else as the practice chain calls them, else
 * by their ENS name.
 */
export function chosenName<Name>(
  trust: Trust,
  {
    own,
    shipped,
    ens,
    label,
  }: Readonly<Partial<Record<'own' | 'shipped' | 'ens' | 'label', Name | undefined>>>,
): Name | undefined {
  const known = own ?? shipped;
  if (known !== undefined) return known;
  return asksEnsFirst(trust) ? (ens ?? label) : (label ?? ens);
}

/** Whether the ENS name of an address comes before what the practice chain calls it. */
export function asksEnsFirst(trust: Trust): boolean {
  return trust === 'own';
}
