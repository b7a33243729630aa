import type { Address } from 'viem';
import type { FactId } from '../model/fact.ts';
import { actingAccounts, comesBack, isActing, ownAccounts } from './own.ts';
import { once } from './once.ts';
import { paymentsOf } from './payments.ts';
import { isOnTheWay } from './routerPlans.ts';
import type { Said } from './rule.ts';
import { receiverOf } from './swaps.ts';
import type { View } from './view.ts';
import { everyStep, same } from './walk.ts';

/** Someone who receives. `asset`: the token's contract, where a token is paid. */
export type Payee = Readonly<{ address: Address; fact: FactId; step: string; asset?: Address }>;

/**
 * Who receives something of the user's: payees of transfers, and receivers of what a swap buys. Coins that a batch
 * contract pays out are counted whoever pays: they came with the call.
 */
const payeesOf = once((view: View): readonly Payee[] => {
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  return everyStep(view.steps).flatMap((step): Payee[] => {
    const paid = paymentsOf(step)
      .filter((it) => it.what === 'native' || isActing(it.from, acting) || isActing(it.by, acting))
      .filter((it) => !comesBack(it.to, it.from, own))
      // A command that leaves something with the router it is a command of pays nobody yet.
      .filter((it) => step.commandByte === undefined || step.to === null || !same(it.to, step.to));
    const swap = receiverOf(step);
    const bought =
      swap !== undefined &&
      isActing(swap.by, acting) &&
      swap.goes === 'other' &&
      !isOnTheWay(view, step) &&
      !comesBack(swap.to.value, swap.by, own)
        ? [{ address: swap.to.value, fact: swap.to.fact, step: step.id }]
        : [];
    return [
      ...paid.map((it) => ({
        address: it.to,
        fact: it.toFact,
        step: step.id,
        ...(it.asset === undefined ? {} : { asset: it.asset }),
      })),
      ...bought,
    ];
  });
});

/** What a rule says of each payee, once an address. */
export function eachPayee(view: View, say: (view: View, payee: Payee) => Said): readonly Said[] {
  const seen = new Set<string>();
  return payeesOf(view).flatMap((payee) => {
    const key = payee.address.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [say(view, payee)];
  });
}
