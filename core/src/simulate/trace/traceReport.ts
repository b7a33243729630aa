import type { Address } from 'viem';
import type { Limit } from '../../model/limits.ts';
import { same } from '../../ledger/account.ts';
import type { Effects, PinnedBlock, TracedCall } from '../../model/effects.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import type { StepId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { toldAtPin } from '../../world/provenance.ts';
import type { World } from '../../world/world.ts';
import { flat } from '../../effects/candidates.ts';
import type { RunPlan } from '../runPlan.ts';
import { readKey } from '../../effects/read.ts';
import type { Ran } from '../ran.ts';
import { agrees } from './agrees.ts';
import type { CallFrames, TraceNode } from '../../effects/callFrames.ts';
import type { Readings } from './confirmed.ts';
import type { Explained, explained as Explains } from './explained.ts';
import type { Later } from './later.ts';
import { type Moves, movesOf } from './moves.ts';
import { ownersOf } from './ownersOf.ts';
import { stepsOfCalls } from './stepsOfCalls.ts';
import { tracedCalls } from './tracedCalls.ts';
import { traceMethod } from './traceRun.ts';
import { maxTraced } from '../../model/effects.ts';

type ToReport = Readonly<{
  ran: Ran;
  plan: RunPlan;
  steps: readonly Step[];
  block: PinnedBlock;
  /** What the run came to, as it is shown before. */
  shown: Pick<Effects, 'status' | 'revert'>;
}>;

/**
 * What the calls inside of a run tell, once they were traced, or once it is known that they are not: the calls, what
 * moves between whom, and for a run that fails where and why. A trace that went another way than the simulation is not
 * shown. Never rejects.
 */
export async function traceReport(
  input: ToReport,
  traces: Promise<Known<readonly CallFrames[]>>,
  world: World,
  signal: AbortSignal,
): Promise<Later> {
  try {
    return await reported(input, traces, world, signal);
  } catch {
    const calls = unknown('malformed', input.block.endpoint);
    return { grow: (effects) => ({ ...effects, calls }), facts: {} };
  }
}

async function reported(
  { ran, plan, steps, block, shown }: ToReport,
  traces: Promise<Known<readonly CallFrames[]>>,
  world: World,
  signal: AbortSignal,
): Promise<Later> {
  const { outcome } = ran;
  const answer = await traces;
  const trace = traceOf(answer, ran);
  const nodes = trace.s === 'known' ? trace.v.nodes : undefined;
  const stepAt = nodes === undefined ? undefined : stepsOfCalls(nodes, steps);
  const unexplained = nodes === undefined || stepAt === undefined ? undefined : tracedCalls(nodes, stepAt);
  const { moves, leftOut } = movedIn({ ran, plan, block, shown }, nodes, stepAt);
  const said = notLookedAt(answer, trace, leftOut);
  const from = [toldAtPin(block, outcome.endpoint, outcome.engine)];
  const called = [...plan.calls, ...flat(steps)].flatMap(({ to }) => to ?? []);
  const failing = { outcome, plan, steps, block, from, called, shown };
  const failure = [...outcome.calls, ...(nodes ?? [])].every(({ ok }) => ok)
    ? undefined
    : await whyFailed(failing, { nodes, calls: unexplained }, world, signal);
  const calls = callsOf(trace, unexplained, stepAt, failure);
  return {
    grow: (effects) => ({
      ...effects,
      calls,
      engines: [...effects.engines, ...compared(answer, trace, outcome.engine)],
      ...(moves.length === 0 ? {} : { moves }),
      ...(failure === undefined ? {} : withFailure(effects, failure)),
      notLookedAt: [...effects.notLookedAt, ...said],
    }),
    facts: failure?.facts ?? {},
  };
}

/** What explains failures is fetched where something failed; without it nobody can say that the rest is as it was. */
async function whyFailed(...asked: Parameters<typeof Explains>): Promise<Explained | undefined> {
  const { explained } = await import('./explained.ts');
  return explained(...asked).catch(() => undefined);
}

/** What moves where nobody traced it: by the events of the simulation, and by the values of the calls of the request. */
export function movesByEvents(input: Omit<ToReport, 'steps'>): Pick<Effects, 'moves'> {
  const { moves } = movedIn(input, undefined);
  return moves.length === 0 ? {} : { moves };
}

function movedIn(
  { ran, plan, block, shown }: Omit<ToReport, 'steps'>,
  traced: WholeTrace['nodes'] | undefined,
  stepAt?: ReadonlyMap<number, StepId>,
): Moves {
  if (plan.atomic && shown.status === 'revert') return { moves: [], leftOut: 0 };
  const calls = plan.calls.map((call) => ({ from: plan.from, ...call }));
  const readings = readingsOf(ran, plan);
  const owners = traced === undefined || stepAt === undefined ? undefined : ownersOf(traced, stepAt);
  return movesOf({ calls, outcomes: ran.outcome.calls, traced, owners, chainId: block.chainId, readings });
}

function callsOf(
  trace: Known<WholeTrace>,
  unexplained: readonly TracedCall[] | undefined,
  stepAt: ReadonlyMap<number, StepId> = new Map(),
  failure: Explained | undefined,
): Known<readonly TracedCall[]> {
  if (trace.s !== 'known') return trace;
  const given = failure?.given ?? [];
  return known(
    given.length > 0 || unexplained === undefined ? tracedCalls(trace.v.nodes, stepAt, given) : unexplained,
  );
}

/** What was said already stays said: a derivation knows better what it ran. */
function withFailure(
  { revert, status }: Effects,
  failure: Explained,
): Pick<Effects, 'status'> & Required<Pick<Effects, 'revert'>> {
  return {
    revert: { ...failure.revert, ...revert },
    status: status === 'success' ? failure.status : status,
  };
}

/** The tracer as a second way to run it, where it was held against the first. */
function compared(
  answer: Known<readonly CallFrames[]>,
  trace: Known<WholeTrace>,
  engine: string,
): Effects['engines'] {
  const isOther = engine !== traceMethod && answer.s === 'known';
  return isOther ? [{ name: traceMethod, agrees: trace.s === 'known' }] : [];
}

/** Unknown (`malformed`) where it is not the run that was simulated. */
function traceOf(traces: Known<readonly CallFrames[]>, { outcome }: Ran): Known<WholeTrace> {
  if (traces.s !== 'known') return traces;
  if (!agrees(traces.v, outcome.calls, outcome.logsCut)) return unknown('malformed', outcome.endpoint);
  return known(wholeTrace(traces.v));
}

function notLookedAt(
  answer: Known<readonly CallFrames[]>,
  trace: Known<WholeTrace>,
  leftOut: number,
): readonly Limit[] {
  const said: Limit[] = [];
  if (answer.s !== 'known') said.push({ is: 'trace' });
  else if (trace.s !== 'known') said.push({ is: 'otherTrace' });
  else if (trace.v.cut) said.push({ is: 'calls', count: trace.v.nodes.length });
  if (leftOut > 0) said.push({ is: 'moves', count: leftOut });
  return said;
}

/** The network fee is taken from who sends it, and is not a move of the simulation. */
function readingsOf({ outcome, reads, payees }: Ran, plan: RunPlan): Readings {
  const gasUsed = outcome.calls.reduce((sum, call) => sum + call.gasUsed, 0n);
  const of = new Map(
    [...reads, ...payees.reads].flatMap((read, n) => {
      const [before, after] = [outcome.before[n], outcome.after[n]];
      return before === undefined || after === undefined ? [] : [[readKey(read), { before, after }] as const];
    }),
  );
  const paid = (account: Address) => (same(account, plan.from) ? gasUsed * outcome.gasPrice : 0n);
  return { of, paid };
}

/** The calls of a whole run in one list. */
type WholeTrace = Readonly<{ nodes: readonly TraceNode[]; cut: boolean }>;

/** Puts the traces of several calls behind one another: `0…`, `1…` and so on, up to the cap. */
function wholeTrace(traces: readonly CallFrames[]): WholeTrace {
  const nodes: TraceNode[] = [];
  for (const [call, trace] of traces.entries()) {
    const start = nodes.length;
    if (start + trace.nodes.length > maxTraced) return { nodes, cut: true };
    for (const node of trace.nodes) {
      nodes.push({
        ...node,
        id: `${call}${node.id.slice(1)}`,
        parent: node.parent < 0 ? -1 : node.parent + start,
        end: node.end + start,
      });
    }
  }
  return { nodes, cut: traces.some((it) => it.cut) };
}
