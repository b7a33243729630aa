import type { Trust } from './trust.ts';

/**
 * The one name of an address, on every screen: the one in the user's own book; of an account of theirs then its ENS name,
 * else what the practice chain calls it. Others are called as the practice chain calls them, else by their ENS name.
 */
export function chosenName<Name>(
  trust: Trust,
  { own, ens, label }: Readonly<{ own?: Name | undefined; ens?: Name | undefined; label?: Name | undefined }>,
): Name | undefined {
  if (own !== undefined) return own;
  return asksEnsFirst(trust) ? (ens ?? label) : (label ?? ens);
}

/** Whether the ENS name of an address comes before what the practice chain calls it. */
export function asksEnsFirst(trust: Trust): boolean {
  return trust === 'own';
}
