import { netOfTrades } from '../../evidence/moves/netOfTrades.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { lossCases, suspects } from '../../evidence/moves/lossCases.ts';
import { ran } from './losses.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { gainsOf, isKnownAsset } from '../../evidence/moves/worth.ts';

/** What comes for what a call takes, where nothing but the name of the call is known. */
export const strangeReturns: readonly Rule[] = [
  {
    id: 'outcome.strangeReturn',
    severity: 'caution',
    needs: ['effect.<n>.delta', 'steps'],
    readsSteps: false,
    neverMuted: true,
    needsVouching: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const early = ran(view);
  if (early !== undefined) return early;
  if (suspects(view).length === 0) return [];
  const [got, ...others] = gainsOf(view, netOfTrades(view).changes);
  const cases = lossCases(view).filter(({ is }) => is === 'unknown');
  if (got === undefined || cases.length === 0) return [clear('effects')];
  return cases.map(({ line }): RuleAnswer => {
    const args = {
      who: effectFact(line, 'who'),
      amount: effectFact(line, 'size'),
      got: effectFact(got.line, 'delta'),
    };
    const known = isKnownAsset(view, got.line.asset);
    return {
      outcome: 'fired',
      severity: 'caution',
      facts: [effectFact(line, 'delta'), args.got, args.who],
      says: known
        ? { id: 'outcome.strangeReturn.saysKnown', args }
        : { id: 'outcome.strangeReturn.says', args: { ...args, more: others.length } },
      why: { id: known ? 'outcome.strangeReturn.whyKnown' : 'outcome.strangeReturn.why', args: {} },
      remedy: { id: 'outcome.strangeReturn.remedy', args: {} },
    };
  });
}
