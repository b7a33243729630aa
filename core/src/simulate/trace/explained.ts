import type { Address, Hex } from 'viem';
import type { Effects, PinnedBlock, Revert, TracedCall } from '../../model/effects.ts';
import type { Facts, Provenance } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import type { World } from '../../world/world.ts';
import type { Candidate } from '../../decode/candidates.ts';
import type { Outcome } from '../../effects/engine.ts';
import type { RunPlan } from '../runPlan.ts';
import { reasonOf } from '../revert.ts';
import { revertFact } from '../report.ts';
import type { TraceNode } from '../../effects/callFrames.ts';
import { declaredErrors } from './errors/declaredErrors.ts';
import { readError } from './errors/readError.ts';
import { failedAt, failureRoot } from './failedAt.ts';
import type { Failure } from './remedy/failure.ts';
import { remedyOf } from './remedy/remedyOf.ts';
import type { PlainCall } from './remedy/tokenCall.ts';

export type Failing = Readonly<{
  outcome: Outcome;
  plan: RunPlan;
  steps: readonly Step[];
  block: PinnedBlock;
  from: readonly Provenance[];
  /** Whom the request calls, at any level. */
  called: readonly Address[];
  shown: Pick<Effects, 'status' | 'revert'>;
}>;

export type Traced = Readonly<{
  nodes: readonly TraceNode[] | undefined;
  calls: readonly TracedCall[] | undefined;
}>;

/** Why a run failed, or a step of it; `status` as it is known now; `given`: errors that contracts declare themselves. */
export type Explained = Readonly<{
  revert: Revert;
  status: Effects['status'];
  given: readonly Candidate[];
  facts: Facts;
}>;

/**
 * The failure of a run: where it began, what the error says, also by the ABI of the contract that failed, and what
 * would let it pass. Where the run as a whole passes, that of the first step that failed although what called it went
 * on: the run is then partial. Undefined where nothing failed.
 */
export async function explained(
  failing: Failing,
  { nodes, calls }: Traced,
  world: World,
  signal: AbortSignal,
): Promise<Explained | undefined> {
  const { outcome, plan, steps, block, from, called, shown } = failing;
  const top = outcome.calls.findIndex(({ ok }) => !ok);
  const root = nodes === undefined ? undefined : failureRoot(nodes, calls ?? [], top, shown.revert);
  if (top < 0 && root === undefined) return undefined;
  const at = nodes === undefined || root === undefined ? undefined : failedAt(nodes, root);
  const failed = at === undefined ? undefined : nodes?.[at];
  const data: Hex = (root === undefined ? undefined : nodes?.[root]?.output) ?? '0x';
  const whole = data === '0x' && top >= 0 ? (outcome.calls[top]?.data ?? '0x') : data;
  const own = failed?.output ?? whole;
  const call = calledAs(nodes, at) ?? plainCall(plan, top, nodes);
  const chainId = block.chainId;
  const given = await declared(own, whole, { chainId, call, failed }, world, signal);
  const error = readError(whole, given);
  const inner = own === whole ? undefined : readError(own, given);
  const asked = { block, steps, accounts: plan.accounts, called, from };
  const look = (it: Pick<Failure, 'error' | 'call' | 'isInnermost'>) =>
    remedyOf({ ...it, ...asked }, { world, block, signal }).catch(() => undefined);
  const remedy =
    (await look({ error: inner ?? error, call, isInnermost: failed !== undefined })) ??
    (inner === undefined ? undefined : await look({ error, call: undefined, isInnermost: false }));
  const reason = error ?? inner;
  const revert: Revert = {
    data: whole,
    ...(reason === undefined ? {} : { reason: reasonOf(reason).slice(0, mostReason) }),
    ...(failed === undefined ? {} : { at: failed.id }),
    ...(remedy === undefined ? {} : { remedy: remedy.says }),
  };
  const named = given[0]?.from ?? [];
  const facts = [revertFact(revert, [...from, ...named]), ...(remedy?.facts ?? [])];
  const status = shown.status === 'success' ? 'partial' : shown.status;
  return { revert, status, given, facts: Object.fromEntries(facts.map((fact) => [fact.id, fact])) };
}

const mostReason = 1_000;

/** A call as it was made: where code of someone else was run in its place, that of the contract which let it run. */
function calledAs(nodes: readonly TraceNode[] | undefined, at: number | undefined): PlainCall | undefined {
  let node = at === undefined ? undefined : nodes?.[at];
  while (node !== undefined && node.op === 'delegatecall') node = nodes?.[node.parent];
  return node;
}

function plainCall(
  plan: RunPlan,
  top: number,
  nodes: readonly TraceNode[] | undefined,
): PlainCall | undefined {
  const call = nodes === undefined ? plan.calls[top] : undefined;
  return call === undefined ? undefined : { op: 'call', from: plan.from, to: call.to, input: call.data };
}

/** Asks for errors that no table has, of the contract that failed and of the code that it ran. */
async function declared(
  own: Hex,
  whole: Hex,
  { chainId, call, failed }: { chainId: number; call: PlainCall | undefined; failed: TraceNode | undefined },
  world: World,
  signal: AbortSignal,
): Promise<readonly Candidate[]> {
  const unread = [own, whole].find((it) => it.length >= 10 && readError(it) === undefined);
  const addresses = [...new Set([call?.to, failed?.to].filter((it) => it !== undefined && it !== null))];
  if (unread === undefined || addresses.length === 0) return [];
  const selector = unread.slice(0, 10) as Hex;
  return declaredErrors({ chainId, addresses, selector }, world, signal);
}
