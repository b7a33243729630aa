import { factOfEffect } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { currencyKey, ledgerKey } from '../../ledger/asset.ts';
import { drainsMost } from '../../evidence/moves/drainsMost.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import { entryOf, keepsNoBook } from '../../evidence/book.ts';
import { actingAccounts, comesBack, ownAccounts } from '../../evidence/accounts.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { isAll, ran } from '../outcome/losses.ts';

/** A payment of nearly all that the payer holds of something. */
export const wholeBalances: readonly Rule[] = [
  {
    id: 'transfers.wholeBalance',
    severity: 'caution',
    needs: ['effect.<n>.after', 'book'],
    readsSteps: false,
    run: wholeBalance,
  },
];

function wholeBalance(view: Evidence): readonly RuleAnswer[] {
  const run = ran(view);
  if (run !== undefined) return run;
  const effects = view.effects;
  if (effects.s !== 'known') return [];
  const own = ownAccounts(view);
  const acting = actingAccounts(view);
  const payments = everyStep(view.steps)
    .flatMap(paymentsOf)
    .filter((it) => !comesBack(it.to, it.from, own));
  return effects.v.lines.flatMap((line): readonly RuleAnswer[] => {
    if (line.what !== 'balance' || !acting.has(line.who.toLowerCase()) || !isNearlyAll(view, line)) return [];
    const to = payments.filter(
      ({ asset, from }) =>
        currencyKey(asset) === ledgerKey(line.asset) && (from === 'unknown' || same(from, line.who)),
    );
    const [first] = to;
    if (first === undefined) return [];
    if (view.book.s !== 'known' && !keepsNoBook(view)) return [missing('book', view.book)];
    const strange = to.find((it) => {
      const entry = entryOf(view, it.to);
      return entry === undefined || !(entry.own || entry.paid > 0 || entry.name !== undefined);
    });
    if (strange === undefined) return [clear(first.toFact)];
    const asset: FactId = factOfEffect(line.id, 'asset');
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: strange.step.id,
        facts: [strange.toFact, asset],
        says: { id: 'transfers.wholeBalance.says', args: { asset, to: strange.toFact } },
        why: { id: 'transfers.wholeBalance.why', args: {} },
        remedy: { id: 'remedy.checkPayee', args: {} },
      },
    ];
  });
}

/** Whether nine tenths or more of what was held go: of the native currency all but what pays for a few transactions. */
function isNearlyAll(view: Evidence, line: EffectLine): boolean {
  return isAll(view, line) || (line.asset?.kind !== 'native' && drainsMost(line));
}
