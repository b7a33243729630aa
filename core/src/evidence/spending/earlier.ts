import { calleeOf } from '../../actions/steps/callee.ts';
import { factUnder } from '../../model/factIds.ts';
import { type Address, getAddress } from 'viem';
import { accountKey } from '../../text/accountKey.ts';
import type { TracedCall } from '../../model/effects.ts';
import { same } from '../../ledger/account.ts';
import { receiversAsked } from '../../actions/payments/receiversAsked.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
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

/** The contract that may, where the request does not call it itself. */
export function earlierTaker(owner: Address, spender: Address): FactId {
  return `${earlierFact(owner, spender)}.by`;
}

/**
 * Whose permissions are inspected, for a contract that a step calls. `ifCode`: only currency is sent to it, and whether
 * code runs there is not known yet. `behind`: it is not called by the request itself, but by a contract that is.
 */
export type EarlierPair = Readonly<{ owner: Address; spender: Address; ifCode?: true; behind?: true }>;

/** The calls of contracts that Readback ships no name of, with the account on whose authority the request makes them. */
export function earlierPairs(chainId: number, steps: readonly Step[]): readonly EarlierPair[] {
  const owners = [...new Set(steps.flatMap(({ actor }) => (actor === 'unknown' ? [] : [actor])))];
  const pairs = immediateSteps(steps).flatMap((step): readonly EarlierPair[] => {
    const { data, actor } = step;
    const to = calleeOf(step);
    if (to === undefined) return [];
    const of = actor === 'unknown' || owners.includes(actor) ? owners : [...owners, actor];
    const may = (spender: Address, ifCode: boolean): readonly EarlierPair[] =>
      isNamed(chainId, spender)
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

/** Whether Readback ships a name of it. */
function isNamed(chainId: number, it: Address): boolean {
  return protocolAt(chainId, it) !== undefined || isWellKnown(chainId, it) || isKnownCollection(chainId, it);
}

/**
 * The contracts behind those: whom their calls name anywhere in their bytes, and whom they call in the simulation. What such a
 * contract may take it may take for them. `step`: the call that they are behind.
 */
export function pairsBehind(
  chainId: number,
  steps: readonly Step[],
  calls: readonly TracedCall[] = [],
): readonly (EarlierPair & Readonly<{ step: Step }>)[] {
  const asked = earlierPairs(chainId, steps);
  const owners = [...new Map(asked.map(({ owner }) => [accountKey(owner), owner])).values()];
  const taken = new Set(asked.filter(({ ifCode }) => !ifCode).map(({ spender }) => accountKey(spender)));
  const strange = immediateSteps(steps).filter((step) => taken.has(accountKey(calleeOf(step) ?? '')));
  const found = new Map<string, Readonly<{ spender: Address; step: Step }>>();
  const add = (spender: Address, step: Step) => {
    const key = accountKey(spender);
    if (taken.has(key) || found.has(key) || isNamed(chainId, spender)) return;
    if (!owners.some((it) => same(it, spender))) found.set(key, { spender, step });
  };
  for (const { to, step } of calledBy(strange, calls)) add(to, step);
  for (const step of strange) for (const it of namedIn(step)) add(it, step);
  return [...found.values()].flatMap(({ spender, step }) =>
    owners.map((owner) => ({ owner, spender, step, ifCode: true, behind: true }) as const),
  );
}

/**
 * Whom some contracts call in the simulation, and whom these do, each once and with the first call that it is behind: not whom
 * they only ask, or whose code they run as their own.
 */
function calledBy(
  steps: readonly Step[],
  calls: readonly TracedCall[],
): readonly Readonly<{ to: Address; step: Step }>[] {
  /** Which of the steps is the first that leads to an account. */
  const first = new Map<string, number>();
  for (const [at, { to }] of steps.entries()) {
    const key = accountKey(to ?? '');
    if (!first.has(key)) first.set(key, at);
  }
  const found = new Map<string, Readonly<{ to: Address; by: number; at: number }>>();
  for (const [at, { op, from, to }] of calls.entries()) {
    const by = op === 'call' && to !== null ? first.get(accountKey(from)) : undefined;
    if (by === undefined || to === null) continue;
    const key = accountKey(to);
    if (by < (found.get(key)?.by ?? Infinity)) found.set(key, { to, by, at });
    if (by < (first.get(key) ?? Infinity)) first.set(key, by);
  }
  const inOrder = [...found.values()].toSorted((a, b) => a.by - b.by || a.at - b.at);
  return inOrder.flatMap(({ to, by }) => {
    const step = steps[by];
    return step === undefined ? [] : [{ to, step }];
  });
}

/** Words of a call that may be addresses. What a trade at such a contract gives away speaks for itself: it names tokens. */
function namedIn(step: Step): readonly Address[] {
  if (swapOf(step) !== undefined) return [];
  const words = step.data.slice(10, 10 + 64 * mostWords).match(/.{64}/g) ?? [];
  return words.filter((it) => /^0{24}(?!0{8})/.test(it)).map((it) => getAddress(`0x${it.slice(24)}`));
}

const mostWords = 64;

/** The facts while they are being read. */
export function awaitedEarlier(pairs: readonly EarlierPair[]): Facts {
  return Object.fromEntries(
    pairs.map(({ owner, spender }) => {
      const id = earlierFact(owner, spender);
      return [id, { id, value: pending, from: [] }];
    }),
  );
}
