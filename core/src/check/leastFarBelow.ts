import type { Address } from 'viem';
import type { EffectLine } from '../model/effects.ts';
import { effectFact } from './effectFact.ts';
import { changeOf } from './flows.ts';
import { type Least, leastOf } from './leastOf.ts';
import { actingAccounts, isActing } from './own.ts';
import { thresholdsOf } from './preferred.ts';
import { clear, missing, type Rule, type Said } from './rule.ts';
import { lessBy } from './shares.ts';
import type { View } from './view.ts';
import { same } from './walk.ts';

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
    const line = effects.v.lines.find((it) => brings(it, least));
    // A trade may be split over several swaps, each with its share of the least.
    const parts = all.filter((it) => ofSame(it.token, least.token));
    const together = parts.reduce((sum, it) => sum + it.raw, 0n);
    const comes = line === undefined ? 0n : (changeOf(line) ?? 0n);
    if (line === undefined || together >= lessBy(comes, percent)) return clear(least.fact);
    const settable = parts.length === 1 && least.fact.includes('.arg.');
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

function brings({ asset, who, ...line }: EffectLine, { token, by }: Least): boolean {
  if (asset === undefined || (by !== 'unknown' && !same(who, by))) return false;
  const isIt =
    token === undefined ? asset.kind === 'native' : asset.kind === 'token' && same(asset.address, token);
  return isIt && (changeOf({ asset, who, ...line }) ?? 0n) > 0n;
}

function ofSame(one: Address | undefined, other: Address | undefined): boolean {
  return one === undefined || other === undefined ? one === other : same(one, other);
}
