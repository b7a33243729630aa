import { isWithin } from '../ledger/scope.ts';
import { ledgerKey } from '../ledger/asset.ts';
import type { Effects } from '../model/effects.ts';
import type { Asset, StepId } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { memoize } from '../kit/memoize.ts';
import type { Evidence } from './evidence.ts';

/**
 * Whether a step may have moved an asset, as far as the run was traced: nobody's balance of a token changes without a
 * call of its contract. Where the step was not found in the trace it may.
 */
export function mayMove(view: Evidence, step: Step, asset: Asset | undefined): boolean {
  if (view.effects.s !== 'known' || asset === undefined) return true;
  const reached = reachedBy(view.effects.v).get(step.id);
  return reached === undefined || reached.has(ledgerKey(asset));
}

/** What a step reaches by the trace, by `ledgerKey`; undefined where it was not found there. */
export function reachedOf({ effects }: Evidence, step: Step): ReadonlySet<string> | undefined {
  return effects.s === 'known' ? reachedBy(effects.v).get(step.id) : undefined;
}

/** By step, the contracts that it or what it calls reaches, by `ledgerKey`; `native` where native currency goes along. */
const reachedBy = memoize((effects: Effects): ReadonlyMap<StepId, ReadonlySet<string>> => {
  const reached = new Map<StepId, Set<string>>();
  // The steps whose calls the one that is inspected is inside of.
  let around: readonly Readonly<{ id: string; reached: Set<string> }>[] = [];
  for (const { id, step, to, value } of valueOf(effects.calls) ?? []) {
    around = around.filter((it) => isWithin(id, it.id));
    if (step !== undefined && !reached.has(step)) {
      const own = { id, reached: new Set<string>() };
      reached.set(step, own.reached);
      around = [...around, own];
    }
    for (const it of around) {
      if (to !== null) it.reached.add(to.toLowerCase());
      if (value > 0n) it.reached.add('native');
    }
  }
  return reached;
});
