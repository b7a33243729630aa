import { accountKey } from '../../text/accountKey.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { currencyKey, heldKey } from '../../ledger/asset.ts';
import type { FactId } from '../../model/fact.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { actingAccounts, comesBack, isActing, ownAccounts } from '../accounts.ts';
import { memoize } from '../../kit/memoize.ts';
import { type Payment, paymentsOf } from '../../actions/payments/payments.ts';
import { isOnTheWay } from '../../actions/swaps/routerPlans.ts';
import type { RuleAnswer } from '../ruleAnswer.ts';
import { receiverOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/**
 * Someone who receives. `asset`: the token's contract, where a token is paid. `amount` in its smallest unit; of items, and
 * of what a swap buys, whose amount is not known, one.
 */
export type Payee = Readonly<{
  address: Address;
  fact: FactId;
  step: string;
  asset?: Address;
  amount: bigint;
  what: Payment['what'] | 'bought';
}>;

/**
 * Who receives something of the user's: payees of transfers, and receivers of what a swap buys. Coins that a batch
 * contract pays out are counted whoever pays: they came with the call.
 */
const payeesOf = memoize((view: Evidence): readonly Payee[] => {
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  return everyStep(view.steps).flatMap((step): Payee[] => {
    const paid = paymentsOf(step).filter(
      (it) =>
        (it.what === 'native' || isActing(it.from, acting) || isActing(it.by, acting)) &&
        !comesBack(it.to, it.from, own) &&
        // A command that leaves something with the router it is a command of pays nobody yet.
        (step.commandByte === undefined || !same(it.to, step.to)) &&
        !isOnTheWay(view, step),
    );
    const swap = receiverOf(step);
    const bought =
      swap !== undefined &&
      isActing(swap.by, acting) &&
      swap.goes === 'other' &&
      !isOnTheWay(view, step) &&
      !comesBack(swap.to.value, swap.by, own)
        ? [{ ...swap.to, address: swap.to.value, step: step.id, amount: 1n, what: 'bought' as const }]
        : [];
    return [
      ...paid.map((it) => ({
        address: it.to,
        fact: it.toFact,
        step: step.id,
        ...(it.asset === undefined ? {} : { asset: it.asset }),
        amount: it.what === 'item' || it.what === 'items' ? 1n : it.amount,
        what: it.what,
      })),
      ...bought,
    ];
  });
});

/** The payees of a request, of each asset the one who gets most of it first. */
const largestFirst = memoize((view: Evidence): readonly Payee[] => {
  const byAsset = groupBy(
    payeesOf(view),
    ({ what, asset = '' }) => `${what === 'bought'} ${accountKey(asset)}`,
  );
  return [...byAsset.values()].flatMap((all) =>
    all.toSorted((one, other) => (one.amount < other.amount ? 1 : one.amount > other.amount ? -1 : 0)),
  );
});

/** The payees, once an address: the largest payment to it. */
export const payeesOnce = memoize((view: Evidence) =>
  once(largestFirst(view), ({ address }) => accountKey(address)),
);

/** The same, once an address and what it is paid in. */
const paymentsOnce = memoize((view: Evidence) =>
  once(largestFirst(view), ({ address, asset }) => heldKey(address, currencyKey(asset))),
);

function once(payees: readonly Payee[], keyOf: (payee: Payee) => string): readonly Payee[] {
  const firsts = new Map<string, Payee>();
  for (const payee of payees) {
    const key = keyOf(payee);
    if (!firsts.has(key)) firsts.set(key, payee);
  }
  return [...firsts.values()];
}

/** What a rule says of each payee, once an address. */
export function eachPayee(
  view: Evidence,
  say: (view: Evidence, payee: Payee) => RuleAnswer,
): readonly RuleAnswer[] {
  return payeesOnce(view).map((payee) => say(view, payee));
}

/** The same, once an address and what it is paid in. */
export function eachPayment(
  view: Evidence,
  say: (view: Evidence, payee: Payee) => RuleAnswer,
): readonly RuleAnswer[] {
  return paymentsOnce(view).map((payee) => say(view, payee));
}
