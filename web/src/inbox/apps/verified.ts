/**
 * What WalletConnect states about the site from which a proposal came: the site that the app claims, another one, one
 * that it lists as a scam, or nothing. It is WalletConnect's word, and makes nothing milder here.
 */
export type Verified =
  | Readonly<{ kind: 'same' | 'other' | 'scam'; origin: string }>
  | Readonly<{ kind: 'unknown' }>;

/** Reads the `verifyContext` of a proposal. */
export function verifiedOf(context: unknown): Verified {
  const { verified } = (context ?? {}) as {
    verified?: { validation?: unknown; origin?: unknown; isScam?: unknown };
  };
  const origin = typeof verified?.origin === 'string' ? verified.origin.slice(0, 300) : '';
  if (verified?.isScam === true) return { kind: 'scam', origin };
  if (verified?.validation === 'VALID') return { kind: 'same', origin };
  if (verified?.validation === 'INVALID') return { kind: 'other', origin };
  return { kind: 'unknown' };
}
