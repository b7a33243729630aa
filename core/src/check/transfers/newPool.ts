import { factOfStep } from '../../model/factIds.ts';
import { isKeptBy } from '../../ledger/asset.ts';
import { isZero, isNobody } from '../../ledger/account.ts';
import { soundsLikeNewPool } from '../../decode/abis/soundsLike.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { Step } from '../../model/step.ts';
import { boundsOf } from '../../evidence/bounds/boundsOf.ts';
import type { Bounded } from '../../evidence/bounds/bound.ts';
import { isDust } from '../../evidence/moves/dust.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { modeledOf, modeledSteps } from '../../evidence/modeledSteps.ts';
import { amounts } from '../../evidence/moves/poolFlows.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Liquidity at a price that nobody has traded at: the first in a pool, or next to nothing of one of its two tokens. */
export const newPool: readonly Rule[] = [
  {
    id: 'transfers.newPool',
    severity: 'caution',
    needs: ['effects', 'step.<s>.fn'],
    readsSteps: true,
    neverMuted: true,
    run: first,
  },
  {
    id: 'transfers.unevenPool',
    severity: 'caution',
    needs: ['effects', 'step.<s>.arg.amountDesired'],
    readsSteps: true,
    neverMuted: true,
    run: uneven,
  },
];

function first(view: Evidence): readonly RuleAnswer[] {
  const into = modeledSteps(view).filter(({ model }) => model.act === 'into');
  const made = immediateSteps(view.steps).find(isCreation);
  const joins = made !== undefined && joinsByItself(made);
  if (into.length === 0 && !joins) return [];
  const step = made ?? (startsSupply(view) ? into[0]?.step : undefined);
  if (step === undefined) {
    const { effects, stations } = view;
    return [effects.s === 'known' || stations.simulate === 'skipped' ? clear() : missing('effects', effects)];
  }
  const to = factOfStep(step.id, 'to');
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [to],
      says: { id: 'transfers.newPool.says', args: {} },
      why: { id: 'transfers.newPool.why', args: {} },
      remedy: { id: 'transfers.newPool.remedy', args: {} },
    },
  ];
}

function isCreation(step: Step): boolean {
  if (step.op !== 'call') return false;
  return rowSays(step.fn?.signature, 'startsPool') === true || soundsLikeNewPool(step);
}

/** Balancer v3 has one call that starts a pool and puts the first tokens in. */
function joinsByItself(step: Step): boolean {
  return isKnownAs(step, 'startPoolFull');
}

/** A pair locks its first shares for nobody: only whoever is first pays for them. */
function startsSupply({ effects }: Evidence): boolean {
  if (effects.s !== 'known') return false;
  return (effects.v.moves ?? []).some(
    ({ from, to, asset, amount }) =>
      asset.kind === 'token' && isZero(from) && isNobody(to) && amount === 1_000n,
  );
}

function uneven(view: Evidence): readonly RuleAnswer[] {
  const pairs = boundsOf(view).filter(
    ({ floors }) => floors.filter(({ desired }) => desired !== undefined).length > 1,
  );
  if (pairs.length === 0) return [];
  const { effects } = view;
  return pairs.map((pair): RuleAnswer => {
    const fact = pair.floors[0]?.fact;
    if (pair.floors.some(({ desired }) => desired === 0n)) return lopsided(pair);
    if (view.stations.simulate === 'skipped') return clear();
    if (effects.s !== 'known') return missing('effects', effects);
    if (effects.v.status === 'revert' || goesEvenly(view, pair))
      return fact === undefined ? clear() : clear(fact);
    return lopsided(pair);
  });
}

/** Whether the simulation takes more than dust of both tokens, which the call names unless its position does. */
function goesEvenly(view: Evidence, { step }: Bounded): boolean {
  const out = amounts(view, -1n).filter(({ asset, amount }) => !isDust(view, asset, amount));
  const tokens = modeledOf(view, step)?.tokens ?? [];
  if (tokens.length < 2) return out.length > 1;
  // A wrapped token may be paid for with the value of the call.
  const paid = out.some(({ asset }) => asset.kind === 'native') ? 1 : 0;
  const named = tokens.filter((token) => out.some(({ asset }) => isKeptBy(asset, token)));
  return named.length + (step.value > 0n ? paid : 0) > 1;
}

function lopsided({ step, floors }: Bounded): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: floors.map(({ fact }) => fact),
    says: { id: 'transfers.unevenPool.says', args: {} },
    why: { id: 'transfers.unevenPool.why', args: {} },
    remedy: { id: 'transfers.unevenPool.remedy', args: {} },
  };
}
