import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import type { Address } from 'viem';
import { toldAtPin } from '../../world/provenance.ts';
import type { World } from '../../world/world.ts';
import type { RunPlan } from '../plan.ts';
import type { Report } from '../report.ts';
import { type Additions, nothingRun, withAdditions } from './additions.ts';
import {
  type AuthorizationBody,
  authorizationLines,
  type DelegatingPlan,
  delegated,
} from './authorization.ts';
import { atPin } from './atPin.ts';
import { operationReport } from './operationReport.ts';
import { type PermitPlan, permitLines } from './permit.ts';
import { type SafePlan, safeReport } from './safe.ts';
import { type SeaportPlan, seaportFound } from './seaport.ts';
import { type TransferPlan, transferFound } from './transfer.ts';
import { operationPlan, type UserOperationBody } from './userOperation.ts';

/** What is not run as it stands: something else is derived from it, and run or worked out. */
export type Derivation =
  | Readonly<{ kind: 'operation'; body: UserOperationBody }>
  | SafePlan
  | PermitPlan
  | TransferPlan
  | SeaportPlan
  | DelegatingPlan
  | Readonly<{ kind: 'authorization'; body: AuthorizationBody & { authority: Address } }>;

export type ToDerive = Readonly<{ steps: readonly Step[]; block: PinnedBlock; accounts: readonly Address[] }>;

/** Runs a plan as any other request is run. */
export type RunIt = (plan: RunPlan) => Promise<Known<Report>>;

/**
 * The effects of a request that somebody else will carry out: what they would send is derived, run by `run`, and told
 * together with what stands against it now. Asks for what the derivation needs in one round of requests. Never rejects.
 */
export async function derive(
  what: Derivation,
  input: ToDerive,
  run: RunIt,
  world: World,
  signal: AbortSignal,
): Promise<Known<Report>> {
  const at = atPin(input.block, world, signal);
  switch (what.kind) {
    case 'operation': {
      const found = await operationPlan(what.body, input.accounts, at);
      if (found.s !== 'known') return found;
      const { plan, notNow, notLookedAt } = found.v;
      const finish: RunPlan['finish'] = (report, ran) => operationReport(report, ran, what.body);
      return also(await run({ ...plan, finish }), { notNow, notLookedAt }, input);
    }
    case 'permit':
      return also(
        known(nothingRun(input.block, 'eth_call')),
        await permitLines(what, input.block, at),
        input,
      );
    case 'transfer':
      return usedOrNot(await transferFound(what, input.accounts, input.block, at), input, run);
    case 'seaport':
      return usedOrNot(await seaportFound(what, input.accounts, input.block, at), input, run);
    case 'authorization':
      return also(
        known(nothingRun(input.block, 'eth_getCode')),
        await authorizationLines(what.body, input.block, at),
        input,
      );
    case 'delegating': {
      const { plan, also: its } = await delegated(what, at);
      return also(await run(plan), its, input);
    }
    case 'safe': {
      const [report, additions] = await safeReport(what, run, at);
      return also(report, additions, input);
    }
  }
}

/**
 * What a signature could do, to be run. `also` is told in any case, `beside` with a run, and `instead` where there is
 * none or it fails: what holds by the rules alone.
 */
export type Usable = Readonly<{
  plan?: RunPlan;
  also: Additions;
  beside?: Additions;
  instead: Additions;
}>;

async function usedOrNot(
  { plan, also: always, beside = {}, instead }: Usable,
  input: ToDerive,
  run: RunIt,
): Promise<Known<Report>> {
  const ran = plan === undefined ? undefined : await run(plan);
  if (ran?.s === 'known' && ran.v.effects.status !== 'revert') {
    return also(also(ran, always, input), beside, input);
  }
  const fails: Additions = ran?.s === 'known' ? { notNow: [{ id: 'effects.notNow.fails', args: {} }] } : {};
  return [instead, always, fails].reduce<Known<Report>>(
    (report, its) => also(report, its, input),
    known(nothingRun(input.block, 'eth_call')),
  );
}

function also(report: Known<Report>, additions: Additions, { steps, block }: ToDerive): Known<Report> {
  if (report.s !== 'known') return report;
  const engine = report.v.effects.engines[0]?.name ?? 'eth_call';
  const from = [toldAtPin(block, block.endpoint, engine)];
  return known(withAdditions(report.v, additions, { steps, from }));
}
