import { factAbout } from '../model/factIds.ts';
import type { Address } from 'viem';
import { memoize } from '../kit/memoize.ts';
import type { FactId } from '../model/fact.ts';
import type { Known } from '../model/known.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { knownName } from '../shipped/known.ts';
import { isKnownCollection } from '../shipped/knownCollections.ts';
import { isListedOfPractice } from '../shipped/practiceContracts.ts';
import { protocolAnywhere } from '../shipped/protocols.ts';
import { isWellKnown } from '../shipped/wellKnownTokens.ts';
import { isKnown } from './book.ts';
import type { Evidence } from './evidence.ts';
import { unanswered } from '../model/unanswered.ts';

/**
 * The codes that nobody answered of contracts that Readback names, or that the user knows: they would be vouched for if it
 * were known that they are there.
 */
export const unreadVouches = memoize((view: Evidence): readonly (readonly [FactId, Known<never>])[] => {
  const chainId = requestChain(view);
  if (chainId === undefined) return [];
  return Object.entries(view.facts).flatMap(([id, { value }]) => {
    const address = factAbout(id, 'account', 'code');
    if (address === undefined || !unanswered(value)) return [];
    return isNamed(view, chainId, address) ? [[id as FactId, value] as const] : [];
  });
});

function isNamed(view: Evidence, chainId: number, address: Address): boolean {
  return (
    knownName(chainId, address) !== undefined ||
    protocolAnywhere(address) !== undefined ||
    isWellKnown(chainId, address) ||
    isKnownCollection(chainId, address) ||
    isListedOfPractice(chainId, address) ||
    isKnown(view, address)
  );
}
