import { factUnder } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { receiversAsked } from '../../actions/payments/receiversAsked.ts';
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
  return factUnder(owner, 'allows', spender);
}

/**
 * Whose permissions are looked at, for a contract that a step calls. `ifCode`: only currency is sent to it, and whether
 * code runs there is not known yet.
 */
export type EarlierPair = Readonly<{ owner: Address; spender: Address; ifCode?: true }>;

/** The calls of contracts that Readback ships no name of, with the account on whose authority the request makes them. */
export function earlierPairs(chainId: number, steps: readonly Step[]): readonly EarlierPair[] {
  const owners = [...new Set(steps.flatMap(({ actor }) => (actor === 'unknown' ? [] : [actor])))];
  const pairs = stepsNow(steps).flatMap((step): readonly EarlierPair[] => {
    const { op, to, data, commandByte, actor } = step;
    if (op !== 'call' || to === null || commandByte !== undefined) return [];
    const of = [...new Set([...owners, ...(actor === 'unknown' ? [] : [actor])])];
    const may = (spender: Address, ifCode: boolean): readonly EarlierPair[] =>
      protocolAt(chainId, spender) !== undefined ||
      isWellKnown(chainId, spender) ||
      isKnownCollection(chainId, spender)
        ? []
        : of.flatMap((owner) =>
            same(owner, spender) ? [] : [{ owner, spender, ...(ifCode ? { ifCode } : {}) }],
          );
    return [...may(to, data === '0x'), ...receiversAsked(step).flatMap((it) => may(it.to, true))];
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
