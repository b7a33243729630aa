import type { NotNow } from '../../model/limits.ts';
import { selectorOf } from '../../codec/functionAbi.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import type { Address } from 'viem';
import type { World } from '../../world/world.ts';
import type { RunPlan } from '../runPlan.ts';
import type { SimulationReport } from '../simulationReport.ts';
import { type Additions, nothingRun } from './additions.ts';
import {
  type AuthorizationBody,
  authorizationLines,
  type DelegatingPlan,
  delegated,
} from './accounts/authorization.ts';
import { type AtPin, atPin } from './atPin.ts';
import { carriedFound } from './accounts/carried.ts';
import type { CarriedPlan } from './accounts/carriedPlan.ts';
import { isPermit2, isSeaport, takesOperations } from './markets/knownContracts.ts';
import { offerLines } from './markets/offers.ts';
import type { OffersPlan } from './markets/offersPlan.ts';
import { operationReport } from './accounts/operationReport.ts';
import { type PermitPlan, permitLines } from './permit.ts';
import { isNoPermit } from './permitRun.ts';
import { type SafePlan, safeReport } from './accounts/safe.ts';
import { withDerivation, type RunIt, type ToDerive } from './derivation.ts';
import { usedOrNot } from './usable.ts';
import { seaportFound } from './markets/seaport.ts';
import type { SeaportPlan } from './markets/seaportOrder.ts';
import { type TransferPlan, transferFound } from './transfer.ts';
import { operationPlan, type UserOperationBody } from './accounts/userOperation.ts';

/** What is not run as it stands: something else is derived from it, and run or worked out. */
export type Derivation =
  | Readonly<{
      kind: 'operation';
      body: UserOperationBody;
      from?: bigint;
      until?: bigint;
      verifier?: Address;
    }>
  | CarriedPlan
  | OffersPlan
  | SafePlan
  | PermitPlan
  | TransferPlan
  | SeaportPlan
  | DelegatingPlan
  | Readonly<{ kind: 'authorization'; body: AuthorizationBody & { authority: Address } }>;

/**
 * The effects of a request that someone else will carry out: what they would send is derived, run by `run`, and told
 * together with what stands against it now. Asks for what the derivation needs in one round of requests. Never rejects.
 */
export async function derive(
  what: Derivation,
  input: ToDerive,
  run: RunIt,
  world: World,
  signal: AbortSignal,
): Promise<Known<SimulationReport>> {
  const report = await derived(what, input, run, atPin(input.block, world, signal));
  return isByKnown(what) ? report : withDerivation(report, otherContract, input);
}

/** What a contract that is not known, or does not keep to its standard, does with a signature is not known. */
const otherContract: Additions = { notLookedAt: [{ is: 'contract' }] };

/** Whether the contract that verifies a signature is known here: any other could use it for something else. */
function isByKnown(what: Derivation): boolean {
  switch (what.kind) {
    case 'operation':
      return takesOperations(what.verifier ?? what.body.entryPoint);
    case 'permit':
      return what.permit.standard !== 'Permit2' || isPermit2(what.permit.contract);
    case 'transfer':
      return what.transfer.standard !== 'Permit2' || isPermit2(what.transfer.contract);
    case 'seaport':
      return isSeaport(what.orders.contract);
    case 'carried':
      return false;
    default:
      return true;
  }
}

async function derived(
  what: Derivation,
  input: ToDerive,
  run: RunIt,
  at: AtPin,
): Promise<Known<SimulationReport>> {
  switch (what.kind) {
    case 'operation': {
      const found = await operationPlan(what.body, input.accounts, at);
      if (found.s !== 'known') return found;
      const { plan, notNow, notLookedAt } = found.v;
      const finish: RunPlan['finish'] = (report, ran) => operationReport(report, ran, what.body);
      const report = await run({ ...plan, finish });
      // An entry point that takes operations from plain accounts only, where the node could not run it as one.
      if (report.s === 'known' && report.v.effects.revert?.data === reentrancy) return unknown('unsupported');
      return withDerivation(
        report,
        { notNow: [...notNow, ...outOfTime(what, input.block)], notLookedAt },
        input,
      );
    }
    case 'permit': {
      const [lines, strange] = await Promise.all([
        permitLines(what, input.block, at),
        isNoPermit(what, input.block, at, run),
      ]);
      const report = withDerivation(known(nothingRun(input.block, 'eth_call')), lines, input);
      return strange ? withDerivation(report, otherContract, input) : report;
    }
    case 'transfer':
      return usedOrNot(await transferFound(what, input.accounts, input.block, at), input, run);
    case 'seaport':
      return usedOrNot(await seaportFound(what, input.accounts, input.block, at), input, run);
    case 'authorization':
      return withDerivation(
        known(nothingRun(input.block, 'eth_getCode')),
        await authorizationLines(what.body, input.block, at),
        input,
      );
    case 'delegating': {
      const { plan, also: its } = await delegated(what, at);
      return withDerivation(await run(plan), its, input);
    }
    case 'carried': {
      const found = await carriedFound(what, input, at);
      return found.s === 'known' ? usedOrNot(found.v, input, run) : found;
    }
    case 'offers': {
      const found = await offerLines(what, input, at);
      return found.s === 'known'
        ? withDerivation(known(nothingRun(input.block, 'eth_call')), found.v, input)
        : found;
    }
    case 'safe': {
      const [report, additions] = await safeReport(what, run, at);
      return withDerivation(report, additions, input);
    }
  }
}

const reentrancy = selectorOf('Reentrancy()');

function outOfTime(
  { from = 0n, until = 0n }: { from?: bigint; until?: bigint },
  { timestamp }: PinnedBlock,
): readonly NotNow[] {
  if (from > timestamp) return [{ is: 'early' }];
  return until > 0n && until < timestamp ? [{ is: 'expired' }] : [];
}
