import { type Known, known } from '../model/known.ts';
import type { Effects } from '../model/effects.ts';
import type { Facts } from '../model/fact.ts';
import type { Step } from '../model/step.ts';
import { toldAtPin } from '../world/provenance.ts';
import { type Additions, withAdditions } from './derived/additions.ts';
import type { SimulationReport } from './simulationReport.ts';
import type { Simulated } from './simulated.ts';

/**
 * What a request does that approves a Safe transaction by its hash: what the Safe will do (`child`), with the fee of the
 * approval itself (`outer`). Where the approval fails, changes something else, or approves more than one, the two cannot
 * be told as one: then it is what the approval does, and the rest is said not to be inspected.
 */
export function approvedEffects(
  outer: Simulated,
  child: Simulated | undefined,
  steps: readonly Step[],
): Simulated {
  if (outer.effects.s !== 'known') return outer;
  const { v: own } = outer.effects;
  const isPlain = own.status === 'success' && own.lines.every(({ what }) => what === 'fee');
  if (child?.effects.s !== 'known' || !isPlain || (own.arrivals ?? []).length > 0) {
    const report = added({ effects: own, facts: outer.facts }, notLookedAt, steps);
    return { ...outer, effects: known(report.effects), facts: report.facts };
  }
  const { assumed, notLookedAt: gaps, notNow = [] } = own;
  const lines = own.lines.map((line) => ({ line }));
  const gasUsed = own.gasUsed;
  const facts: Facts = { ...ofRequest(outer.facts), ...child.facts };
  const report = { effects: { ...child.effects.v, gasUsed }, facts };
  const both = added(report, { lines, assumed, notLookedAt: gaps, notNow }, steps);
  return { ...child, effects: once(known(both.effects)), facts: both.facts };
}

const notLookedAt: Additions = { notLookedAt: [{ is: 'approved' }] };

function added(report: SimulationReport, additions: Additions, steps: readonly Step[]): SimulationReport {
  const { block, engines } = report.effects;
  const from = [toldAtPin(block, block.endpoint, engines[0]?.name ?? 'eth_call')];
  return withAdditions(report, additions, { steps, from });
}

/** The facts of a run that are not of one of its lines. */
function ofRequest(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([id]) => !/^(?:effect|revert)\./.test(id)));
}

/** What both runs assume, and what neither looks at, is said once. */
function once(effects: Known<Effects>): Known<Effects> {
  if (effects.s !== 'known') return effects;
  const distinct = <T>(all: readonly T[]) => [...new Map(all.map((it) => [JSON.stringify(it), it])).values()];
  const { assumed, notLookedAt: gaps } = effects.v;
  return known({ ...effects.v, assumed: distinct(assumed), notLookedAt: distinct(gaps) });
}
