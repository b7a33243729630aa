import { accountKey } from '../../text/accountKey.ts';
import { factOfStep } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { same, isPartOfChain } from '../../ledger/account.ts';
import type { FactId } from '../../model/fact.ts';
import type { Actor, Step } from '../../model/step.ts';
import { agencyOf, isAuthorization } from '../steps/agency.ts';
import { grantsOf } from '../approvals/grants.ts';
import { offersOf } from '../offers/offers.ts';
import { memoize } from '../../kit/memoize.ts';
import { paymentsOf } from '../payments/payments.ts';
import { swapOf } from '../swaps/swaps.ts';
import { everyStep } from '../steps/stepTree.ts';

/**
 * Someone whose code a request relies on. `power`: may take assets after that. `code`: runs as the account. `value`:
 * gets what the call carries or swaps. `call`: is called. `bought`: a token that a swap buys. `paid`: is sent the native
 * currency, and nothing else.
 */
export type Counterpart = Readonly<{
  address: Address;
  fact: FactId;
  step: Step;
  by: Actor;
  how: 'power' | 'code' | 'value' | 'bought' | 'call' | 'paid';
}>;

/**
 * Everybody whose code the steps rely on, at any depth, the gravest first and without repeats: of two ways in which one
 * address is met the graver. A token that is only paid or allowed with its own functions is not one: what leaves does not
 * leave to it. Neither is an account that acts for the user, nor a part of the chain itself.
 */
export const counterpartsOf = memoize((steps: readonly Step[]): readonly Counterpart[] => {
  const all = everyStep(steps).flatMap(ofStep);
  const found = new Map<string, Counterpart>();
  for (const how of order) {
    for (const it of all) {
      const key = accountKey(it.address);
      if (it.how === how && !isPartOfChain(key) && !found.has(key)) found.set(key, it);
    }
  }
  return [...found.values()];
});

const order = ['power', 'code', 'value', 'bought', 'call', 'paid'] as const;

function ofStep(step: Step): readonly Counterpart[] {
  const grants = grantsOf(step);
  const given = grants
    .filter(({ on }) => on)
    .map(({ spender, spenderFact, by }): Counterpart => {
      return { address: spender, fact: spenderFact, step, by, how: 'power' };
    });
  const bought = swapOf(step)?.get.token;
  return [
    ...given,
    ...(bought === undefined
      ? []
      : [{ address: bought.value, fact: bought.fact, step, by: step.actor, how: 'bought' } as const]),
    ...called(step, grants.length > 0),
  ];
}

function called(step: Step, grants: boolean): readonly Counterpart[] {
  const { to, op } = step;
  if (to === null || op === 'create') return [];
  const as = (how: Counterpart['how']): readonly Counterpart[] => [
    { address: to, fact: factOfStep(step.id, 'to'), step, by: step.actor, how },
  ];
  if (op === 'delegatecall') return as('code');
  if (op === 'permission') {
    if (isAuthorization(step)) return as('code');
    if (offersOf(step).length > 0) return as('power');
    return grants || agencyOf(step) !== undefined ? [] : as('call');
  }
  if (step.data === '0x') return step.value > 0n ? as('paid') : [];
  if (step.value > 0n || swapOf(step) !== undefined || pulls(step, to)) return as('value');
  if (step.commandByte !== undefined) return [];
  return agencyOf(step) !== undefined || isOfItsToken(step, to) ? [] : as('call');
}

/** Whether a call only moves or allows what is counted by the contract that is called. */
function isOfItsToken(step: Step, to: Address): boolean {
  return (
    grantsOf(step).some(({ token }) => same(token, to)) ||
    paymentsOf(step).some(({ asset }) => same(asset, to))
  );
}

/** Whether a call takes what another contract counts. */
function pulls(step: Step, to: Address): boolean {
  return paymentsOf(step).some(({ asset }) => asset !== undefined && !same(asset, to));
}
