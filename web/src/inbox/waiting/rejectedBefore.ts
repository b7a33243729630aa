import type { Waiting } from './waiting.ts';

/** The last call of the same request that the same asker made before and that the user rejected; undefined for none. */
export function rejectedBefore(it: Waiting, all: readonly Waiting[]): Waiting | undefined {
  const digest = it.incoming?.request.digest;
  if (digest === undefined) return undefined;
  return all.findLast(
    (other) =>
      other.ended === 'rejected' &&
      other.via === it.via &&
      other.claimed === it.claimed &&
      other.verified === it.verified &&
      other.at <= it.at &&
      other.incoming?.request.digest === digest,
  );
}
