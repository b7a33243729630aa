import { type Payment, paymentsOf } from '../actions/payments/payments.ts';
import { stepsNow } from '../actions/steps/stepsNow.ts';
import { same } from '../actions/steps/stepTree.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Asset, FactId } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { clausesOf } from './clausesOf.ts';
import { type Difference, differs } from './difference.ts';
import { intentFact } from './intentFacts.ts';
import { has, isOneOf, type Parties } from './comparedParties.ts';

/** The payments that calls make, as they name them. */
export function paymentsIn(view: Evidence): readonly Payment[] {
  return stepsNow(view.steps).flatMap(paymentsOf);
}

/** Everybody else who is paid, however little. */
export function payees(view: Evidence, intent: Intent, { own, users }: Parties): readonly Difference[] {
  const pays = clausesOf(intent, 'pay');
  const found = new Map<string, Difference>();
  for (const it of paymentsIn(view)) {
    if (!isOneOf(it.from, own) || has(users, it.to) || it.from.toLowerCase() === it.to.toLowerCase())
      continue;
    const its = pays.filter(({ clause }) => isOf(it, clause.asset));
    const isSaid = its.some(
      ({ clause }) => it.across !== true && (!clause.to || same(clause.to.address, it.to)),
    );
    if (isSaid) continue;
    const named = its.find(({ clause }) => clause.to !== undefined);
    const said = named && intentFact(named.at, 'to');
    const says =
      said === undefined
        ? ({ id: 'intent.pays.saysAlsoTo', args: { found: it.toFact } } as const)
        : ({ id: 'intent.pays.saysTo', args: { said, found: it.toFact } } as const);
    const facts: readonly FactId[] = said === undefined ? [it.toFact] : [said, it.toFact];
    found.set(it.to.toLowerCase(), differs('intent.pays', says, facts, it.step.id));
  }
  return [...found.values()];
}

function isOf(payment: Payment, asset: Asset): boolean {
  if (asset.kind === 'native') return payment.what === 'native';
  if (payment.what === 'native' || payment.asset === undefined || !same(payment.asset, asset.address)) {
    return false;
  }
  // Of several items the balances tell which they are.
  if (asset.kind !== 'nft' || payment.what === 'items') return true;
  return payment.what === 'item' && payment.amount === asset.id;
}
