import type { Assumption, Limit } from '../../model/limits.ts';
import type { Effects, PinnedBlock } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Override } from '../../effects/engine.ts';
import type { RunPlan } from '../runPlan.ts';
import type { Ran } from '../ran.ts';
import type { SimulationOverrides, Simulated } from '../simulated.ts';
import { syntheticAccountFacts } from './syntheticAccounts.ts';

/** The block to run in. */
export function blockWithOverrides(
  block: PinnedBlock,
  { number, timestamp }: SimulationOverrides,
): PinnedBlock {
  return {
    ...block,
    ...(number === undefined ? {} : { number }),
    ...(timestamp === undefined ? {} : { timestamp }),
  };
}

/** The plan with what is given. What comes before is of who sends: it is for nothing that someone else carries out. */
export function planWithOverrides(
  plan: RunPlan,
  { before = [], overrides = [] }: SimulationOverrides,
): RunPlan {
  const merged = mergedOverrides([...overrides, ...plan.overrides]);
  const first = plan.payer === undefined ? [] : before;
  const finish: RunPlan['finish'] = (report, ran) => {
    const { effects, facts } = plan.finish?.(report, ran) ?? report;
    const all = { ...syntheticAccountFacts(plan.synthetic ?? []), ...facts };
    return { effects: first.length === 0 ? effects : sayingFirst(effects, ran, first.length), facts: all };
  };
  return { ...plan, overrides: merged, ...(first.length === 0 ? {} : { first }), finish };
}

function sayingFirst(effects: Effects, { outcome }: Ran, count: number): Effects {
  // An engine that cannot run them has not inspected them.
  if (outcome.first === undefined) {
    const left: Limit = { is: 'waiting', count };
    return { ...effects, notLookedAt: [...effects.notLookedAt, left] };
  }
  const fails = outcome.first.filter((call) => !call.ok).length;
  const said: Assumption[] = [{ is: 'first', count }];
  if (fails > 0) said.push({ is: 'firstFails', count: fails });
  return { ...effects, assumed: [...effects.assumed, ...said] };
}

/** Says what was changed by hand, whatever came of the simulation. */
export function sayingOverrides(
  simulated: Simulated,
  { overrides = [], number, timestamp }: SimulationOverrides,
): Simulated {
  const accounts = new Set(overrides.map(({ address }) => address.toLowerCase())).size;
  const said: Assumption[] = [];
  if (accounts > 0) said.push({ is: 'changed', count: accounts });
  if (number !== undefined || timestamp !== undefined) said.push({ is: 'otherTime' });
  const { effects } = simulated;
  if (said.length === 0 || effects.s !== 'known') return simulated;
  return { ...simulated, effects: known({ ...effects.v, assumed: [...said, ...effects.v.assumed] }) };
}

/** One for each account; of what is said twice the later counts, slots of storage each for itself. */
export function mergedOverrides(all: readonly Override[]): readonly Override[] {
  const merged = new Map<string, Override>();
  for (const it of all) {
    const key = it.address.toLowerCase();
    const other = merged.get(key);
    const slots = new Map([...(other?.storage ?? []), ...(it.storage ?? [])].map((one) => [one.slot, one]));
    const storage = slots.size === 0 ? {} : { storage: [...slots.values()] };
    merged.set(key, { ...other, ...it, ...storage });
  }
  return [...merged.values()];
}
