import type { Address } from 'viem';
import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { toldAtPin } from '../../world/provenance.ts';
import type { RunPlan } from '../runPlan.ts';
import type { SimulationReport } from '../simulationReport.ts';
import { type Additions, withAdditions } from './additions.ts';

export type ToDerive = Readonly<{ steps: readonly Step[]; block: PinnedBlock; accounts: readonly Address[] }>;

/** Runs a plan as any other request is run. */
export type RunIt = (plan: RunPlan) => Promise<Known<SimulationReport>>;

/** A report with what a derivation knows besides; unknown as it is. */
export function withDerivation(
  report: Known<SimulationReport>,
  additions: Additions,
  { steps, block }: ToDerive,
): Known<SimulationReport> {
  if (report.s !== 'known') return report;
  const engine = report.v.effects.engines[0]?.name ?? 'eth_call';
  const from = [toldAtPin(block, block.endpoint, engine)];
  return known(withAdditions(report.v, additions, { steps, from }));
}
