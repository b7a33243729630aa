import { type Known, known, unknown } from '../../model/known.ts';
import type { RunPlan } from '../runPlan.ts';
import type { SimulationReport } from '../simulationReport.ts';
import { type Additions, nothingRun } from './additions.ts';
import { withDerivation, type RunIt, type ToDerive } from './derivation.ts';

/**
 * What a signature could do, to be run. `also` is told in any case, `beside` with a run, and `instead` where there is
 * none or it fails: what holds by the rules alone. Without it a run that fails is told as it is.
 */
export type Usable = Readonly<{
  plan?: RunPlan;
  also: Additions;
  beside?: Additions;
  instead?: Additions;
}>;

/** Runs what a signature could do, and tells it; or what would be, and that it is not so now. */
export async function usedOrNot(
  { plan, also: always, beside = {}, instead }: Usable,
  input: ToDerive,
  run: RunIt,
): Promise<Known<SimulationReport>> {
  const ran = plan === undefined ? undefined : await run(plan);
  if (ran?.s === 'known' && ran.v.effects.status !== 'revert') {
    return withDerivation(withDerivation(ran, always, input), beside, input);
  }
  if (instead === undefined)
    return ran === undefined ? unknown('unsupported') : withDerivation(ran, always, input);
  const fails: Additions = ran?.s === 'known' ? { notNow: [{ is: 'fails' }] } : {};
  return [instead, always, fails].reduce<Known<SimulationReport>>(
    (report, its) => withDerivation(report, its, input),
    known(nothingRun(input.block, 'eth_call')),
  );
}
