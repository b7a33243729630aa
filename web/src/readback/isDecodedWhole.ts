import type { Unread } from '@readback/core/model/readback.ts';

/**
 * Whether all that is unknown is a fact about the request: every byte of it was read, and what lacks is what the chain or
 * a source would have said of it.
 */
export function isDecodedWhole(unread: readonly Unread[]): boolean {
  return unread.every(({ id }) => ofFacts.test(id));
}

const ofFacts = /^(?:effects|record|permission|checks)(?:\.|$)/;
