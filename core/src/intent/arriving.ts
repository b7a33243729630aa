import { same } from '../ledger/account.ts';
import { assetKey, currencyKey, heldKey, ledgerKey, sameAsset } from '../ledger/asset.ts';
import { effectFact } from '../actions/addresses/effectFact.ts';
import { countOf, sumOf } from '../actions/asked/askedBook.ts';
import { paymentAsks } from '../actions/asked/asks.ts';
import { immediateSteps } from '../actions/steps/immediateSteps.ts';
import type { Address } from 'viem';
import { type BalanceChange, heldOf } from '../ledger/book.ts';
import { changeOf } from '../ledger/line.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Effects } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import type { ClauseAt } from './clausesOf.ts';
import { type Difference, differs, type Gap, half, type PartFound } from './difference.ts';
import { changesOf, roundingOf } from './holdings.ts';
import { intentFact } from './intentFacts.ts';
import { otherAmount, saidOf } from './leaving.ts';
import { has } from './comparedParties.ts';
import type { Parties } from './comparedParties.ts';
import { paysOut } from './toSelf.ts';
import { paymentsIn } from './payees.ts';

type Pay = ClauseAt<'pay'>;

/** Whether what is said to go to someone gets there, by reads of what they hold: no less, and no more of what was for others. */
export function arriving(view: Evidence, intent: Intent, parties: Parties): PartFound {
  const { meant } = parties;
  const differences: Difference[] = [];
  const gaps: Gap[] = [];
  const effects = valueOf(view.effects);
  if (effects === undefined) return { differences, gaps };
  const changes = changesOf(view, meant);
  const pays = paysOut(intent, parties);
  for (const payee of payeesIn(pays)) {
    const { to, asset, at, its, others } = payee;
    const change = changes.get(assetKey(asset));
    // What does not leave at all is another difference; and to whom it leaves nothing arrives that was not there.
    if (change === undefined || change.lost === 0n || isPayer(effects, to, asset, meant)) continue;
    const rest = saidOf(others).most;
    const { least, most } = saidOf(its);
    const left = change.lost - rest;
    // What is lost beyond what was said is another difference.
    const due = left > most ? most : left > least ? left : least;
    const came = cameTo(effects, to, asset);
    const whom = intentFact(at, 'to');
    if (came !== undefined) {
      const amount = effectFact(came.line, 'delta');
      if (came.change + roundingOf(asset, due) < due) {
        const says = { id: 'intent.pays.saysShort', args: { said: whom, found: amount } } as const;
        differences.push(differs('intent.pays', says, [whom, amount]));
      } else if (others.length > 0 && came.change > most + roundingOf(asset, most)) {
        differences.push(otherAmount(its, amount));
      }
    } else if (sentTo(view, to, asset, change.lost) < due) {
      const moved = (effects.moves ?? []).some(
        (it) => same(it.to, to) && sameAsset(it.asset, asset) && it.basis === 'read',
      );
      const paid = paymentsIn(view).some((it) => same(it.to, to));
      if (moved || paid) gaps.push({ rule: 'intent.pays', fact: whom, it: unknown('notAsked') });
      else {
        const says = { id: 'intent.pays.saysNotThere', args: { said: whom } } as const;
        differences.push(half('notThere', differs('intent.pays', says, [whom])));
      }
    }
  }
  return { differences, gaps };
}

type Payee = Readonly<{
  to: Address;
  asset: Asset;
  at: number;
  its: readonly Pay[];
  /** The other clauses of the same asset. */
  others: readonly Pay[];
}>;

function payeesIn(pays: readonly Pay[]): readonly Payee[] {
  const found = new Map<string, Payee>();
  for (const { clause, at } of pays) {
    const { to, asset } = clause;
    if (to === undefined) continue;
    const key = heldKey(to.address, assetKey(asset));
    if (found.has(key)) continue;
    const all = pays.filter((it) => assetKey(it.clause.asset) === assetKey(asset));
    const isIts = ({ clause: { to: other } }: Pay) => other !== undefined && same(other.address, to.address);
    const [its, others] = [all.filter(isIts), all.filter((it) => !isIts(it))];
    found.set(key, { to: to.address, asset, at, its, others });
  }
  return [...found.values()];
}

/** Whether it is the one who pays. */
function isPayer(effects: Effects, to: Address, asset: Asset, meant: ReadonlySet<string>): boolean {
  return has(meant, to) && (cameTo(effects, to, asset)?.change ?? 0n) < 0n;
}

function cameTo(effects: Effects, to: Address, asset: Asset): BalanceChange | undefined {
  const its = heldOf(effects, to, asset).flatMap((line): readonly BalanceChange[] => {
    const change = changeOf(line);
    return change === undefined ? [] : [{ line, change }];
  });
  return its[0];
}

/**
 * What calls send straight to an account, in the asset's smallest unit: the network's own currency, and items. Of several items
 * in one call it is all that leaves, where none of that collection is sent to anybody else.
 */
function sentTo(view: Evidence, to: Address, asset: Asset, lost: bigint): bigint {
  if (asset.kind !== 'native' && asset.kind !== 'nft') return 0n;
  const its = immediateSteps(view.steps)
    .flatMap(paymentAsks)
    .filter(
      ({ step, to: payee, token, payment }) =>
        payee !== undefined &&
        step.op !== 'permission' &&
        currencyKey(token) === ledgerKey(asset) &&
        payment?.what !== 'token',
    );
  const theirs = its.filter((it) => same(it.to, to));
  const items = its.flatMap((it) => it.items ?? []);
  if (items.includes('some')) return theirs.length === its.length ? lost : 0n;
  return asset.kind === 'native' ? sumOf(theirs) : (countOf(theirs, asset.id) ?? 0n);
}
