import type { Step } from '../model/step.ts';
import { effectFact } from './effectFact.ts';
import { changeOf } from './flows.ts';
import { assetKey, gainOf } from './gains.ts';
import { type Least, leastOf } from './leastOf.ts';
import { actingAccounts, isActing } from './own.ts';
import { thresholdsOf } from './preferred.ts';
import { clear, missing, type Rule, type Said } from './rule.ts';
import { lessBy } from './shares.ts';
import { isSureWith } from './surely.ts';
import type { View } from './view.ts';

/** A least amount that protects from nothing. None at all is the business of `transfers.noMinimum`. */
export const leastFarBelow: readonly Rule[] = [
  {
    id: 'transfers.leastFarBelow',
    family: 'transfers',
    severity: 'caution',
    because:
      'Whoever sees the swap coming can take all above the least amount. An honest one lies a few percent below what comes.',
    needs: ['effect.<n>.delta', 'step.<s>.arg.amountOutMin'],
    readsSteps: true,
    run,
  },
];

function run(view: View): readonly Said[] {
  const acting = actingAccounts(view);
  const all = leastOf(view).filter(({ by, raw }) => isActing(by, acting) && raw > 0n);
  if (all.length === 0 || view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status !== 'success') return [clear('effects')];
  const percent = thresholdsOf(view).slippagePercent;
  return all.map((least): Said => {
    const line = gainOf(effects.v, least);
    const { together, parts } = tradeOf(view, least, all);
    const comes = line === undefined ? 0n : (changeOf(line) ?? 0n);
    if (line === undefined || together >= lessBy(comes, percent)) return clear(least.fact);
    const settable = parts === 1 && least.fact.includes('.arg.');
    return {
      outcome: 'fired',
      severity: 'caution',
      step: least.step.id,
      facts: [least.fact, effectFact(line, 'delta')],
      says: {
        id: 'transfers.leastFarBelow.says',
        args: {
          least: least.fact,
          comes: effectFact(line, 'delta'),
          how: together < lessBy(comes, percent * 2) ? 'far' : 'below',
        },
      },
      why: { id: 'transfers.leastFarBelow.why', args: {} },
      remedy: { id: 'transfers.noMinimum.remedy', args: {} },
      ...(settable
        ? { act: { kind: 'setInteger', fact: least.fact, value: lessBy(comes, percent) } as const }
        : {}),
    };
  });
}

type Trade = Readonly<{ together: bigint; parts: number }>;

/**
 * What is to come at least of all swaps together: a trade may be split over several, each with its share. One that its
 * call goes on without promises nothing to the others.
 */
function tradeOf(view: View, least: Least, all: readonly Least[]): Trade {
  const sure = isSureWith(view.steps);
  const rootOf = ({ id }: Step) => view.steps.find((root) => id === root.id || id.startsWith(`${root.id}.`));
  const its = all.filter(
    ({ token, step }) =>
      assetKey(token) === assetKey(least.token) &&
      (sure(step, least.step) || sure(step, rootOf(step) ?? step)),
  );
  return { together: its.reduce((sum, { raw }) => sum + raw, 0n), parts: its.length };
}
