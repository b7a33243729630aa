import type { Address } from 'viem';
import type { Assumption } from '../model/limits.ts';
import type { Override } from '../effects/engine.ts';
import type { Call, TxOverrides } from '../model/request.ts';
import type { SyntheticAccount } from './derived/syntheticAccounts.ts';
import type { SimulationReport } from './simulationReport.ts';
import type { Ran } from './ran.ts';

export type RunPlan = Readonly<{
  kind: 'run';
  from: Address;
  /** Calls of the same sender that run before: what they change is there already. */
  first?: readonly Call[];
  calls: readonly Call[];
  /** The same calls with the bytes that the wallet may add to them; absent where it adds none. */
  suffixed?: readonly Call[];
  /** Whether one failing call undoes all. */
  atomic: boolean;
  set: TxOverrides;
  overrides: readonly Override[];
  /** Whose changes are shown. */
  accounts: readonly Address[];
  /** Who pays the network fee; nobody whom the request names, when someone else will execute it. */
  payer?: Address;
  /** Where there has to be a Safe. */
  safe?: Address;
  assumed: readonly Assumption[];
  /** Accounts that nobody is, which the calls of the simulation may name. */
  synthetic?: readonly SyntheticAccount[];
  /** What else the run tells, put into its report. */
  finish?: (report: SimulationReport, ran: Ran) => SimulationReport;
}>;
