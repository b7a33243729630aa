import type { Effects, PinnedBlock } from '../model/effects.ts';
import { type Known, known, pending, unknown } from '../model/known.ts';
import { toldAtPin } from '../world/provenance.ts';
import { guarded } from '../world/guard.ts';
import type { World } from '../world/world.ts';
import { approvedAlone, approvedIn, isSafeMessage, withoutApproved } from '../decode/approved.ts';
import { approvedEffects } from './approvedEffects.ts';
import { withBornTokens } from './bornTokens.ts';
import { type SimulationPlan, planOf } from './plan.ts';
import type { RunPlan } from './runPlan.ts';
import { safePlan } from './derived/accounts/safe.ts';
import { ranAsAccount } from './derived/accounts/asAccount.ts';
import { atPin } from './derived/atPin.ts';
import { blockWithOverrides, planWithOverrides, sayingOverrides } from './derived/overrides.ts';
import { sayingSent, sentBy } from './derived/waiting.ts';
import { isSentAgain, waitingCalls } from './derived/waitingCalls.ts';
import { reportOf, revertFact } from './report.ts';
import type { SimulationReport } from './simulationReport.ts';
import type { Outcome, StateChange } from '../effects/engine.ts';
import { callsNoCode } from './engines/callsNoCode.ts';
import { ranNoCode } from './engines/ranNoCode.ts';
import { isTooMuchGas } from './engines/gas.ts';
import { nodeEngine } from './engines/nodeEngine.ts';
import { withOtherBlock } from './otherBlockReport.ts';
import { withOtherGas } from './otherGasReport.ts';
import { runRounds } from './rounds.ts';
import type { Ran } from './ran.ts';
import { simulateV1 } from './engines/simulateV1.ts';
import type { Later } from './trace/later.ts';
import { fundsLater } from './trace/remedy/fundsLater.ts';
import { tracer } from './trace/tracer.ts';
import { movesByEvents, traceReport } from './trace/traceReport.ts';
import type { Simulated, ToSimulate } from './simulated.ts';
import { isWellKnown } from '../shipped/wellKnownTokens.ts';
import { isNameOnly, isPromise } from '../decode/nameOnly.ts';
import { protocolAt } from '../shipped/protocols.ts';
import type { Step, Arg } from '../model/step.ts';
import { type Address, hexToBigInt } from 'viem';
import { insideOf } from '../decode/findArgs.ts';
import { flat } from '../effects/candidates.ts';
import { recordsIn } from './trace/records.ts';

/**
 * What a request does, found by running it on the state of the pinned block's parent, at the pinned number, time
 * and base fee. Two rounds of requests. Never throws; what cannot be found is `unknown` with the reason. The state
 * is `skipped` (and the effects `unknown`, `notAsked`) for messages and typed data that no contract can act on.
 */
export async function simulate(input: ToSimulate, world: World, signal: AbortSignal): Promise<Simulated> {
  const safe = guarded(world);
  try {
    const { given = {} } = input;
    const block = blockWithOverrides(input.block, given);
    return sayingOverrides(await simulated({ ...input, block }, safe, signal), given);
  } catch {
    return failed(unknown('malformed', input.block.endpoint));
  }
}

/** Of a request that approves Safe transactions by their hashes, what it does itself and what those do. */
async function simulated(input: ToSimulate, world: World, signal: AbortSignal): Promise<Simulated> {
  const { request, accounts } = input;
  const plan = planOf(request, accounts);
  if (approvedIn(input.steps).length === 0) return planned(plan, input, world, signal);
  const steps = withoutApproved(input.steps);
  const inside = approvedAlone(input.steps) === undefined ? [] : approvedIn(input.steps);
  const each = [];
  for (const { safe, tx, step } of inside) {
    const what = safePlan(safe, tx, accounts);
    const its = withoutApproved([step]);
    each.push(await planned({ kind: 'derive', what }, { ...input, steps: its }, world, signal));
  }
  const does =
    each.length === 0 ? undefined : each.reduceRight((inner, it) => approvedEffects(it, inner, steps));
  // A message changes nothing itself.
  if (input.steps.some(isSafeMessage)) return does ?? failed(unknown('unsupported'));
  const outer = await planned(plan, { ...input, steps }, world, signal);
  return approvedEffects(outer, does, steps);
}

async function planned(
  plan: SimulationPlan,
  input: ToSimulate,
  world: World,
  signal: AbortSignal,
): Promise<Simulated> {
  switch (plan.kind) {
    case 'skip':
      return { effects: unknown('notAsked'), facts: {}, state: 'skipped' };
    case 'noSender':
      return failed(unknown('notAsked'));
    case 'unsupported':
      return failed(unknown('unsupported'));
    case 'derive': {
      let later: Promise<Later> | undefined;
      const run = async (it: RunPlan): Promise<Known<SimulationReport>> => {
        const { effects, facts, later: its } = await ranPlan(it, input, world, signal);
        later = its;
        return effects.s === 'known' ? known({ effects: effects.v, facts }) : effects;
      };
      // The half of the station that only signatures need.
      const { derive } = await import('./derived/derive.ts');
      const report = await derive(plan.what, input, run, world, signal);
      return report.s === 'known' ? done(report.v, later) : failed(report);
    }
    case 'run': {
      const run = (it: RunPlan) => ranPlan(it, input, world, signal);
      if (input.askOfSender !== true || plan.payer === undefined) return run(plan);
      const code = atPin(input.block, world, signal).code(plan.from);
      const [ran, sent] = await Promise.all([
        ranAsAccount(plan, code, run),
        sentBy(plan.from, input, world, signal),
      ]);
      const { nonce } = plan.set;
      const given = input.given?.before ?? [];
      const at = { fixed: nonce, block: input.block };
      const before = given.length > 0 ? [] : await waitingCalls(plan.from, sent, at, world, signal);
      const it = { nonce, calls: plan.calls, chainId: input.block.chainId };
      const number = { nonce, again: await isSentAgain(plan.from, sent, it, world, signal) };
      if (before.length === 0) return sayingSent(ran, sent, { ran: given.length, ...number });
      const after = { ...input, given: { ...input.given, before } };
      const second = await ranAsAccount(plan, code, (that) => ranPlan(that, after, world, signal));
      return second.effects.s === 'known'
        ? sayingSent(second, sent, { ran: before.length, ...number })
        : sayingSent(ran, sent, { ran: 0, ...number });
    }
  }
}

async function ranPlan(
  asked: RunPlan,
  input: ToSimulate,
  world: World,
  signal: AbortSignal,
): Promise<Simulated> {
  const { block } = input;
  const plan = planWithOverrides(asked, input.given ?? {});
  const byName = needsState(input.steps, block.chainId);
  const tracing = tracer(world, signal, byName);
  const seen = await runRounds({ ...input, plan }, nodeEngine(), world, signal, tracing.start);
  if (seen.s === 'poor') {
    return { ...poor(seen.endpoint, plan, block), later: fundsLater(plan, block, world, signal) };
  }
  if (seen.s !== 'known') return failed(seen);
  const ran = await withBornTokens(seen.v, block, world, signal);
  if (plan.safe !== undefined && !isSafe(ran)) return failed(unknown('notFound', ran.outcome.endpoint));
  const reported = (outcome: Outcome, reads = ran.reads): SimulationReport => {
    const it: Ran = { ...ran, outcome, reads };
    const report = withinGas(reportOf(it, { ...input, plan, engine: outcome.engine }), plan);
    return plan.finish?.(report, it) ?? report;
  };
  const { calls } = ran.outcome;
  const used = calls.map(({ gasUsed }) => gasUsed);
  const isBare =
    ran.other !== undefined &&
    ran.other.there.s !== 'known' &&
    calls.every(({ ok }) => ok) &&
    ranNoCode(plan.calls, used) &&
    (await callsNoCode(plan.calls, { world, block, signal }));
  const inOtherBlock = withOtherBlock(reported(ran.outcome), ran, reported, isBare);
  const { effects, facts } = withOtherGas(inOtherBlock, ran, reported);
  const whole = { ran, plan, steps: input.steps, block, shown: effects };
  if (!tracing.isOn(ran.outcome)) return done({ effects: { ...effects, ...movesByEvents(whole) }, facts });
  const traces = tracing.traces(ran.outcome);
  const state = byName ? tracing.state(ran.outcome) : undefined;
  const later = withRecords(traceReport(whole, traces, world, signal), state, input);
  return done(
    { effects: { ...effects, calls: pending, ...(byName ? { records: pending } : {}) }, facts },
    later,
  );
}

/** What is told instead of a run, by a derivation, has no calls that are still to come. */
function withinGas(report: SimulationReport, { set }: RunPlan): SimulationReport {
  const { effects } = report;
  if (!isTooMuchGas(set.gas, effects.block.chainId)) return report;
  const notNow = [...(effects.notNow ?? []), { is: 'gas' } as const];
  return { ...report, effects: { ...effects, notNow } };
}

function done({ effects, facts }: SimulationReport, later?: Promise<Later>): Simulated {
  const gaps = effects.lines.some((line) => line.before.s !== 'known' || line.after.s !== 'known');
  const comes = later !== undefined && effects.calls?.s === 'pending' ? { later } : {};
  return { effects: known(effects), facts, state: gaps ? 'partial' : 'done', ...comes };
}

function failed(why: Known<never>): Simulated {
  return { effects: why, facts: {}, state: 'failed' };
}

/** The first read of a plan for a Safe is its threshold: no Safe is there when nothing answers. */
function isSafe({
  outcome,
  reads,
}: {
  outcome: { before: readonly Known<bigint>[] };
  reads: readonly { kind: string }[];
}) {
  return reads[0]?.kind === 'threshold' && outcome.before[0]?.s === 'known';
}

/**
 * The sender has not what the calls send along: no network would run them. Said as a failure, which it is; the words for
 * it are the node's, and no contract's reason.
 */
function poor(endpoint: string, plan: RunPlan, block: PinnedBlock): Simulated {
  const revert = { data: '0x' } as const;
  const engine = simulateV1.name;
  const effects: Effects = {
    block,
    status: 'revert',
    revert,
    gasUsed: 0n,
    lines: [],
    engines: [{ name: engine, agrees: null }],
    notLookedAt: [],
    assumed: plan.assumed,
  };
  const fact = revertFact(revert, [toldAtPin(block, endpoint, engine)]);
  return { effects: known(effects), facts: { [fact.id]: fact }, state: 'done' };
}

/**
 * Whether what becomes of the state tells more of a tree than its names do: where a function is known by its name alone
 * or only promises something, and where a contract that does not ship with Readback is called by any name.
 */
function needsState(steps: readonly Step[], chainId: number): boolean {
  return steps.some(
    (step) =>
      isNameOnly(step) || isPromise(step) || isStrange(step, chainId) || needsState(step.steps, chainId),
  );
}

function isStrange({ op, to, fn, commandByte }: Step, chainId: number): boolean {
  if (op !== 'call' || to === null || fn === undefined || commandByte !== undefined) return false;
  return protocolAt(chainId, to) === undefined && !isWellKnown(chainId, to);
}

/** Adds what contracts keep about the accounts and change, once the node has listed what becomes of the state. */
async function withRecords(
  report: Promise<Later>,
  state: Promise<Known<readonly StateChange[]>> | undefined,
  { steps, accounts }: Readonly<{ steps: readonly Step[]; accounts: readonly Address[] }>,
): Promise<Later> {
  if (state === undefined) return report;
  const [its, changes] = await Promise.all([report, state]);
  const records =
    changes.s === 'known' ? known(recordsIn(changes.v, accounts, keysOf(steps, accounts))) : changes;
  return { ...its, grow: (effects) => ({ ...its.grow(effects), records }) };
}

/** How many keys of mappings are tried beside an account. */
const mostKeys = 24;

/** What else a contract may keep something under: addresses and small numbers of the request, and the first numbers. */
function keysOf(steps: readonly Step[], accounts: readonly Address[]): readonly bigint[] {
  const keys = new Set<bigint>(accounts.map((it) => hexToBigInt(it)));
  const add = (arg: Arg) => {
    const { value } = arg;
    if (keys.size >= mostKeys) return;
    if (value.kind === 'address') keys.add(hexToBigInt(value.address));
    if (value.kind === 'integer' && value.value >= 0n) keys.add(value.value);
    if (value.kind === 'bool') keys.add(value.value ? 1n : 0n);
    insideOf(arg).forEach(add);
  };
  for (const { to, args } of flat(steps)) {
    if (to !== null && keys.size < mostKeys) keys.add(hexToBigInt(to));
    args.forEach(add);
  }
  for (const first of [0n, 1n, 2n, 3n]) keys.add(first);
  return [...keys];
}
