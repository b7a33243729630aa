import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import type { FactId, Facts } from '../../model/fact.ts';
import { pending } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { isKnownCollection } from '../../shipped/knownCollections.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';

/**
 * What a contract may take of an account by permissions that were given before the request: a list of assets, and
 * `<fact>.<n>` each of them.
 */
export function earlierFact(owner: Address, spender: Address): FactId {
  return `account.${owner.toLowerCase()}.allows.${spender.toLowerCase()}`;
}

/**
 * Whose permissions are looked at, for a contract that a step calls. `ifCode`: only currency is sent to it, and whether
 * code runs there is not known yet.
 */
export type EarlierPair = Readonly<{ owner: Address; spender: Address; ifCode?: true }>;

/** The calls of contracts that Readback ships no name of, with the account on whose authority the request makes them. */
export function earlierPairs(chainId: number, steps: readonly Step[]): readonly EarlierPair[] {
  const owners = [...new Set(steps.flatMap(({ actor }) => (actor === 'unknown' ? [] : [actor])))];
  const pairs = stepsNow(steps).flatMap(({ op, to, data, commandByte, actor }): readonly EarlierPair[] => {
    if (op !== 'call' || to === null || commandByte !== undefined) return [];
    if (protocolAt(chainId, to) !== undefined || isWellKnown(chainId, to) || isKnownCollection(chainId, to))
      return [];
    const of = new Set([...owners, ...(actor === 'unknown' ? [] : [actor])]);
    const ifCode = data === '0x' ? ({ ifCode: true } as const) : {};
    return [...of].flatMap((owner) => (same(owner, to) ? [] : [{ owner, spender: to, ...ifCode }]));
  });
  // Of a payment and a call of the same contract the call counts.
  const inOrder = pairs.toSorted((one, other) => Number(one.ifCode ?? false) - Number(other.ifCode ?? false));
  const byFact = new Map<FactId, EarlierPair>();
  for (const it of inOrder) {
    const id = earlierFact(it.owner, it.spender);
    if (!byFact.has(id)) byFact.set(id, it);
  }
  return [...byFact.values()];
}

/** The facts while they are being read. */
export function awaitedEarlier(pairs: readonly EarlierPair[]): Facts {
  return Object.fromEntries(
    pairs.map(({ owner, spender }) => {
      const id = earlierFact(owner, spender);
      return [id, { id, value: pending, from: [] }];
    }),
  );
}
