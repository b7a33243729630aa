import { isActing } from '../evidence/accounts.ts';
import { isOfOthers } from '../evidence/spending/ofOthers.ts';
import { same } from '../ledger/account.ts';
import { type Payment, paymentsOf } from '../actions/payments/payments.ts';
import { immediateSteps } from '../actions/steps/immediateSteps.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { currencyKey, heldKey } from '../ledger/asset.ts';
import { changesAt } from '../ledger/book.ts';
import type { Asset, FactId } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { valueOf } from '../model/known.ts';
import { clausesOf } from './clausesOf.ts';
import { type Difference, differs, half } from './difference.ts';
import { intentFact } from './intentFacts.ts';
import { has, type Parties } from './comparedParties.ts';

/** The payments that calls make, as they name them. */
export function paymentsIn(view: Evidence): readonly Payment[] {
  return immediateSteps(view.steps).flatMap(paymentsOf);
}

/** Everybody else who is paid, however little. */
export function payees(view: Evidence, intent: Intent, { own, users }: Parties): readonly Difference[] {
  const pays = clausesOf(intent, 'pay');
  const found = new Map<string, Difference>();
  for (const it of paymentsIn(view)) {
    if (!isActing(it.from, own) || has(users, it.to) || same(it.from, it.to)) continue;
    const its = pays.filter(({ clause }) => isOf(it, clause.asset));
    const isSaid = its.some(
      ({ clause }) => it.across !== true && (!clause.to || same(clause.to.address, it.to)),
    );
    if (isSaid) continue;
    // Who was said is paid, but elsewhere.
    const meant = pays.find(({ clause: { to } }) => to !== undefined && same(to.address, it.to));
    if (meant !== undefined && it.across === true) {
      const said = intentFact(meant.at, 'to');
      const says = { id: 'intent.pays.saysAcross', args: { said, found: it.toFact } } as const;
      found.set(it.to.toLowerCase(), differs('intent.pays', says, [said, it.toFact], it.step.id));
      continue;
    }
    const named = its.find(({ clause }) => clause.to !== undefined);
    const said = named && intentFact(named.at, 'to');
    if (said !== undefined) {
      const says = { id: 'intent.pays.saysTo', args: { said, found: it.toFact } } as const;
      found.set(it.to.toLowerCase(), differs('intent.pays', says, [said, it.toFact], it.step.id));
      continue;
    }
    // Who was said is paid something else: what that is counts, and where balances show it, it was told.
    if (meant === undefined) {
      const says = { id: 'intent.pays.saysAlsoTo', args: { found: it.toFact } } as const;
      const also = differs('intent.pays', says, [it.toFact], it.step.id);
      found.set(it.to.toLowerCase(), half('payee', also, currencyKey(it.asset)));
    } else if (!isShown(view, it)) {
      const asset: FactId = it.what === 'native' ? it.amountFact : (it.assetFact ?? it.amountFact);
      const isItem = pays.some(
        ({ clause }) => clause.asset.kind === 'nft' && same(clause.asset.address, it.asset),
      );
      const how = it.what === 'native' ? 'currency' : isItem ? 'item' : 'asset';
      const says = { id: 'intent.pays.saysOtherAsset', args: { how, to: it.toFact, found: asset } } as const;
      const key = currencyKey(it.asset);
      found.set(
        heldKey(it.to, key),
        half(isItem ? 'otherItem' : 'other', differs('intent.pays', says, [asset], it.step.id), key),
      );
    }
  }
  return [...found.values()];
}

/** What is moved of others, by a permission that they gave: only what was said to come is taken from someone. */
export function movedOfOthers(
  view: Evidence,
  intent: Intent,
  { own, users }: Parties,
): readonly Difference[] {
  const gets = clausesOf(intent, 'get');
  return paymentsIn(view).flatMap((it): readonly Difference[] => {
    const { fromFact, to, step } = it;
    if (!isOfOthers(it, own) || fromFact === undefined) return [];
    if (has(users, to) && gets.some(({ clause }) => isOf(it, clause.asset))) return [];
    const isSum = it.what === 'native' || (it.what === 'token' && it.amountArg?.arg.meaning !== undefined);
    const found = isSum ? it.amountFact : (it.assetFact ?? it.amountFact);
    const says = { id: 'intent.pays.saysOfOthers', args: { found, from: fromFact } } as const;
    return [differs('intent.pays', says, [found, fromFact], step.id)];
  });
}

/** Whether a line shows that it leaves whoever pays it. */
function isShown(view: Evidence, { from, asset }: Payment): boolean {
  const effects = valueOf(view.effects);
  return (
    effects !== undefined && changesAt(effects, from, currencyKey(asset)).some(({ change }) => change < 0n)
  );
}

function isOf(payment: Payment, asset: Asset): boolean {
  if (asset.kind === 'native') return payment.what === 'native';
  if (payment.what === 'native' || !same(payment.asset, asset.address)) {
    return false;
  }
  // Of several items the balances tell which they are.
  if (asset.kind !== 'nft' || payment.what === 'items') return true;
  // Without the chain a token and a collection move by one function: what was said tells which it is.
  const isOpen = payment.what === 'token' && payment.amountArg?.arg.meaning === undefined;
  return (payment.what === 'item' || isOpen) && payment.amount === asset.id;
}
