import { factOfToken } from '../../model/factIds.ts';
import { same, isZero, isNobody } from '../../ledger/account.ts';
import { assetKey, currencyOf, heldKey, ledgerKey, isKeptBy } from '../../ledger/asset.ts';
import { netsOf } from '../../ledger/flow.ts';
import type { Address } from 'viem';
import type { EffectLine, Move } from '../../model/effects.ts';
import { isBorrowing } from '../../evidence/moves/borrowing.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { ownChanges } from '../../evidence/moves/ownChanges.ts';
import { ran } from './losses.ts';
import { modeledSteps } from '../../evidence/modeledSteps.ts';
import { isCalledDebt, isOwed } from '../../ledger/debt.ts';
import { actingAccounts } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { unanswered } from '../../model/unanswered.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { isVouched } from '../../evidence/vouched.ts';
import { isKnownAsset, isWrappedCurrency } from '../../evidence/moves/worth.ts';

/** Rules on what comes to the user and is not a gain. */
export const debts: readonly Rule[] = [
  {
    id: 'outcome.debt',
    severity: 'caution',
    needs: ['effect.<n>.delta', 'token.<a>.symbol'],
    readsSteps: false,
    neverMuted: true,
    run: owes,
  },
  {
    id: 'outcome.othersPaid',
    severity: 'caution',
    needs: ['effects', 'effect.<n>.delta'],
    readsSteps: false,
    neverMuted: true,
    run: othersPaid,
  },
];

function owes(view: Evidence): readonly RuleAnswer[] {
  const early = ran(view);
  if (early !== undefined) return early;
  const comes = gainsIn(view);
  if (comes.length === 0) return [];
  const borrows = modeledSteps(view).some((it) => isBorrowing(view, it));
  const owed = comes.filter((line) => line.asset?.kind === 'token' && isOwed(view, line));
  const said = owed.flatMap((line): readonly RuleAnswer[] => {
    const called = isCalledDebt(view, line);
    if (borrows || (!called && isPosition(view))) return [];
    const args = { who: effectFact(line, 'who'), amount: effectFact(line, 'delta') };
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        facts: [args.amount, args.who],
        says: { id: called ? 'outcome.debt.says' : 'outcome.debt.saysBound', args },
        why: { id: called ? 'outcome.debt.why' : 'outcome.debt.whyBound', args: {} },
        remedy: { id: called ? 'outcome.debt.remedy' : 'outcome.debt.remedyBound', args: {} },
      },
    ];
  });
  if (said.length > 0) return said;
  const untold = comes.flatMap(({ asset }) => {
    if (asset?.kind !== 'token' || isKnownAsset(view, asset)) return [];
    const fact = factOfToken(asset.address, 'symbol');
    const symbol = lookUp(view, fact);
    return unanswered(symbol) ? [missing(fact, symbol)] : [];
  });
  return untold.length > 0 ? untold : [clear('effects')];
}

/** Whether a vouched contract is known to give the user what is theirs: some such positions cannot be passed on. */
function isPosition(view: Evidence): boolean {
  return modeledSteps(view).some(
    ({ step, model, others }) =>
      /^(?:into|buy|outOf)$/.test(model.act) && !others && step.to !== null && isVouched(view, step.to),
  );
}

function othersPaid(view: Evidence): readonly RuleAnswer[] {
  const early = ran(view);
  if (early !== undefined) return early;
  if (view.effects.s !== 'known') return [];
  const { moves = [] } = view.effects.v;
  const made = gainsIn(view).filter(
    ({ asset, who }) =>
      asset?.kind === 'token' &&
      !isKnownAsset(view, asset) &&
      moves.some((it) => isMade(it, asset.address) && same(it.to, who)),
  );
  const [first] = made;
  if (first === undefined) return [];
  if (accountsForAll(view) || !paysUnfunded(view, moves)) return [clear('effects')];
  const amount = effectFact(first, 'delta');
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: [amount],
      says: { id: 'outcome.othersPaid.says', args: { amount } },
      why: { id: 'outcome.othersPaid.why', args: {} },
      remedy: { id: 'outcome.othersPaid.remedy', args: {} },
    },
  ];
}

/** Whether the request is one call that is known, of a contract that someone vouches for, and all of it the user's. */
function accountsForAll(view: Evidence): boolean {
  const known = modeledSteps(view).filter(
    ({ step, others }) => !others && step.to !== null && isVouched(view, step.to),
  );
  const [only, ...more] = view.steps;
  return only !== undefined && more.length === 0 && known.some(({ step }) => step.id === only.id);
}

/** Whether someone ends up with more of an asset than the user's accounts pay of it. */
function paysUnfunded(view: Evidence, moves: readonly Move[]): boolean {
  const acting = actingAccounts(view);
  const paid = new Map<string, bigint>();
  for (const { line, change } of ownChanges(view)) {
    if (change < 0n) paid.set(ledgerKey(line.asset), (paid.get(ledgerKey(line.asset)) ?? 0n) - change);
  }
  const its = moves.filter(({ asset }) => currencyOf(asset) !== undefined);
  for (const [key, amount] of broughtByWrapping(view, its, acting)) {
    const rest = amount - gainOf(view, key);
    if (rest > 0n) paid.set(key, (paid.get(key) ?? 0n) + rest);
  }
  const nets = netsOf(its);
  return its.some(({ to, asset }) => {
    const net = nets.get(heldKey(to, assetKey(asset))) ?? 0n;
    return net > (paid.get(ledgerKey(asset)) ?? 0n) && !acting.has(to.toLowerCase()) && !isNobody(to);
  });
}

/**
 * What the user's accounts have wrapped of the network's currency in the run: who is paid with that is paid by them, though
 * nothing of it was there before.
 */
function broughtByWrapping(
  view: Evidence,
  moves: readonly Move[],
  acting: ReadonlySet<string>,
): ReadonlyMap<string, bigint> {
  const brought = new Map<string, bigint>();
  for (const { from, to, asset, amount, basis } of moves) {
    if (asset.kind !== 'token' || basis !== 'read' || !isWrappedCurrency(view, asset.address)) continue;
    const isWrap = same(from, asset.address) && acting.has(to.toLowerCase());
    if (isWrap) brought.set(ledgerKey(asset), (brought.get(ledgerKey(asset)) ?? 0n) + amount);
  }
  return brought;
}

function gainOf(view: Evidence, key: string): bigint {
  return ownChanges(view).reduce(
    (sum, { line, change }) => (change > 0n && ledgerKey(line.asset) === key ? sum + change : sum),
    0n,
  );
}

function isMade({ asset, from }: Move, token: Address): boolean {
  return isZero(from) && isKeptBy(asset, token);
}

function gainsIn(view: Evidence): readonly EffectLine[] {
  return ownChanges(view).flatMap(({ line, change }) => (change > 0n ? [line] : []));
}
