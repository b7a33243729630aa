import { calleeOf } from '../../actions/steps/callee.ts';
import { accountKey } from '../../text/accountKey.ts';
import { factOfAccount, factOfStep } from '../../model/factIds.ts';
import { isKeptBy } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { valueCallsOf } from '../../actions/steps/valueCalls.ts';
import { mayMove } from '../causes.ts';
import { isUnasked } from '../moves/flows.ts';
import { ownChanges } from '../moves/ownChanges.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing, ownAccounts } from '../accounts.ts';
import { receiversAsked } from '../../actions/payments/receiversAsked.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { codeOf, type Evidence, lookUp } from '../evidence.ts';
import { earlierFact, earlierTaker, pairsBehind } from '../spending/earlier.ts';
import { isVouched } from '../vouched.ts';
import { isOnCallersList } from './feesOnTheWay.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { isKnownCollection } from '../../shipped/knownCollections.ts';
import { isWeth9 } from '../../shipped/known.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isKnownToken } from './actors.ts';

/**
 * A call of a contract that nobody vouches for, and what leaves the user with it: coins that it carries, a loss of the
 * simulation that it may have taken, an allowance of the same request that it can take by, or one that stood before.
 */
export type UnvouchedStep = Readonly<{ step: Step; to: Address }> &
  (
    | Readonly<{ leaves: 'coins' }>
    | Readonly<{ leaves: 'loss'; line: EffectLine }>
    | Readonly<{ leaves: 'allowance' }>
    | Readonly<{ leaves: 'earlier'; fact: FactId; who: FactId }>
  );

/**
 * Each such call once. The name of its function says nothing: what comes back in a simulation can be withheld when
 * the transaction is carried out.
 */
export const unvouchedSteps = memoize((view: Evidence): readonly UnvouchedStep[] => [
  ...unvouchedCalls(view).flatMap(({ step, to }): readonly UnvouchedStep[] => {
    if (valueOf(codeOf(view, to))?.state !== 'contract') return [];
    if (coinsIn(view).has(step)) return [{ step, to, leaves: 'coins' }];
    const line = losses(view).find((it) => takes(view, { step, to }, it));
    if (line !== undefined) return [{ step, to, leaves: 'loss', line }];
    if (allowedTo(view).has(accountKey(to))) return [{ step, to, leaves: 'allowance' }];
    const fact = earlierOf(view, to);
    return fact === undefined ? [] : [{ step, to, leaves: 'earlier', fact, who: factOfStep(step.id, 'to') }];
  }),
  ...paidContracts(view).flatMap(({ step, to, who }): readonly UnvouchedStep[] => {
    const fact = earlierOf(view, to);
    return fact === undefined ? [] : [{ step, to, leaves: 'earlier', fact, who }];
  }),
  ...contractsBehind(view).flatMap(({ step, owner, spender }): readonly UnvouchedStep[] => {
    const fact = earlierOf(view, spender);
    const who = earlierTaker(owner, spender);
    return fact === undefined ? [] : [{ step, to: spender, leaves: 'earlier', fact, who }];
  }),
]);

/** The contracts that those nobody vouches for may call, of whose earlier permissions someone was asked. */
export const contractsBehind = memoize((view: Evidence) => {
  const calls = view.effects.s === 'known' ? valueOf(view.effects.v.calls) : undefined;
  const strange = new Set(unvouchedCalls(view).map(({ step }) => step.id));
  return pairsBehind(requestChain(view) ?? 0, view.steps, calls).filter(
    ({ step, spender }) => strange.has(step.id) && !isSafelyKnown(view, spender),
  );
});

/** The contracts nobody vouches for that are only sent something, or nothing at all: their code runs, too. */
export const paidContracts = memoize((view: Evidence): readonly PaidContract[] => {
  const own = ownAccounts(view);
  return immediateSteps(view.steps).flatMap((step) => {
    const to = calleeOf(step);
    if (to === undefined) return [];
    const paid = step.data === '0x' ? [{ to, toFact: factOfStep(step.id, 'to') }] : receiversAsked(step);
    return (
      paid
        .filter((it) => !own.has(accountKey(it.to)) && !isSafelyKnown(view, it.to))
        .filter((it) => valueOf(codeOf(view, it.to))?.state === 'contract')
        // Its code only notes what comes without data, and takes nothing.
        .filter((it) => step.data !== '0x' || !isReleasedSafe(view, it.to))
        .map((it) => ({ step, to: it.to, who: it.toFact }))
    );
  });
});

type PaidContract = Readonly<{ step: Step; to: Address; who: FactId }>;

/** The first asset that a contract may take of those that the request acts for, by a permission that stood before. */
function earlierOf(view: Evidence, contract: Address): FactId | undefined {
  for (const id of earlierFacts(view, contract)) {
    const it = lookUp(view, id);
    if (it.s === 'known' && it.v.kind === 'list' && it.v.items.length > 0) return `${id}.0`;
  }
  return undefined;
}

/** What was asked of earlier permissions of such a contract, as far as it was. */
export function earlierFacts(view: Evidence, contract: Address): readonly FactId[] {
  return [...actingAccounts(view)]
    .map((owner) => earlierFact(owner as Address, contract))
    .filter((id) => Object.hasOwn(view.facts, id));
}

/** The calls that happen now, of contracts nobody vouches for, as far as it is known what is there. */
export const unvouchedCalls = memoize((view: Evidence): readonly Readonly<{ step: Step; to: Address }>[] => {
  const own = ownAccounts(view);
  return immediateSteps(view.steps).flatMap((step) => {
    const to = calleeOf(step);
    if (to === undefined || step.data === '0x') return [];
    const code = valueOf(codeOf(view, to));
    if (own.has(accountKey(to)) || code?.state === 'none' || isSafelyKnown(view, to)) return [];
    return isOnCallersList(view, step) ? [] : [{ step, to }];
  });
});

/** Whether someone vouches for a contract, or everybody knows the token or collection that it is. */
export function isSafelyKnown(view: Evidence, contract: Address): boolean {
  if (isVouched(view, contract) || isKnownToken(view, contract)) return true;
  const chainId = requestChain(view) ?? 0;
  const code = valueOf(codeOf(view, contract));
  return (
    isWeth9(chainId, contract, code?.hash) ||
    (isKnownCollection(chainId, contract) && code?.state === 'contract')
  );
}

/** Whether a contract runs the code of a released Safe, whose own functions do as they are called. */
export function isReleasedSafe(view: Evidence, contract: Address): boolean {
  return lookUp(view, factOfAccount(contract, 'release')).s === 'known';
}

/** Whether a step calls a contract that is safely known, which does as it is called, whoever calls it. */
export function isCallOfKnown(view: Evidence, step: Step): boolean {
  const to = calleeOf(step);
  return to !== undefined && step.data !== '0x' && isSafelyKnown(view, to);
}

/** The calls that carry coins of the user, also through a contract that passes them on as the request tells it to. */
const coinsIn = memoize((view: Evidence): ReadonlySet<Step> => {
  const acting = actingAccounts(view);
  const steps = new Map(immediateSteps(view.steps).map((step) => [step.id, step]));
  const isMine = ({ id, actor }: Step) => {
    if (isActing(actor, acting)) return true;
    const outer = steps.get(id.split('.').slice(0, -1).join('.'));
    if (outer?.fn === undefined || outer.to === null) return true;
    const act = modelOf(outer.fn)?.act;
    return act === undefined || act === 'carry' || !isSafelyKnown(view, outer.to);
  };
  return new Set(valueCallsOf(view.steps).flatMap(({ step }) => (isMine(step) ? [step] : [])));
});

/** What leaves the user's accounts in the simulation, coins left out: those are where a call carries them. */
const losses = memoize((view: Evidence): readonly EffectLine[] => {
  return ownChanges(view).flatMap(({ line, change }) =>
    line.asset?.kind !== 'native' && change < 0n ? [line] : [],
  );
});

/** Whether a call may have taken what is lost: by its words, or where no words of others account for all of it. */
function takes(
  view: Evidence,
  { step, to }: Readonly<{ step: Step; to: Address }>,
  line: EffectLine,
): boolean {
  const { asset, who } = line;
  // What is of the contract itself, or of an account that runs its own code, is in its hands already.
  if (asset === undefined || asset.kind === 'native' || isKeptBy(asset, to) || same(to, who)) return false;
  const swap = swapOf(step);
  const by = swap?.payer ?? step.actor;
  if (by !== 'unknown' && isActing(by, actingAccounts(view)) && !same(by, who)) return false;
  if (!mayMove(view, step, asset)) return false;
  if (isUnasked(view, line)) return true;
  if (same(swap?.give.token?.value, asset.address)) return true;
  return paymentsOf(step).some((it) => same(it.asset, asset.address));
}

/** Who may take tokens by an allowance of the same request, in lower case. */
const allowedTo = memoize((view: Evidence): ReadonlySet<string> => {
  const acting = actingAccounts(view);
  return new Set(
    immediateSteps(view.steps)
      .flatMap(grantsOf)
      .filter(({ on, by }) => on && isActing(by, acting))
      .map(({ spender }) => accountKey(spender)),
  );
});
