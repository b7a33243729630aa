import type { Address } from 'viem';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { isKnownCollection } from '../../shipped/knownCollections.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import { same } from '../../actions/steps/stepTree.ts';

/**
 * What a contract may take of an account by permissions that were given before the request: a list of assets, and
 * `<fact>.<n>` each of them.
 */
export function earlierFact(owner: Address, spender: Address): FactId {
  return `account.${owner.toLowerCase()}.allows.${spender.toLowerCase()}`;
}

/** Whose permissions are looked at, for a contract that a step calls. */
export type EarlierPair = Readonly<{ owner: Address; spender: Address }>;

/** The calls of contracts that Readback ships no name of, with the account on whose authority the request makes them. */
export function earlierPairs(chainId: number, steps: readonly Step[]): readonly EarlierPair[] {
  const owners = [...new Set(steps.flatMap(({ actor }) => (actor === 'unknown' ? [] : [actor])))];
  const pairs = stepsNow(steps).flatMap(({ op, to, data, commandByte, actor }) => {
    if (op !== 'call' || to === null || data === '0x' || commandByte !== undefined) return [];
    if (protocolAt(chainId, to) !== undefined || isWellKnown(chainId, to) || isKnownCollection(chainId, to))
      return [];
    const of = new Set([...owners, ...(actor === 'unknown' ? [] : [actor])]);
    return [...of].flatMap((owner) => (same(owner, to) ? [] : [{ owner, spender: to }]));
  });
  return [...new Map(pairs.map((it) => [earlierFact(it.owner, it.spender), it])).values()];
}
