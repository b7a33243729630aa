import type { Address, Hex } from 'viem';
import { type Known, known, unknown, valueOf } from '../../../model/known.ts';
import { isUnsupported, notRunFor } from '../../../world/rpc.ts';
import { type Ability, lacks, rememberLack } from '../capabilities.ts';
import type { Engine, Outcome, Run, StateChange } from '../../../effects/engine.ts';
import { blockFields, callFields, overrideFields } from '../fieldsOf.ts';
import { withRandao } from '../randao.ts';
import type { CallFrames, TraceNode } from '../../../effects/callFrames.ts';
import { type FallbackRun, at, isPoor, nodeOf, type Poor } from './ask.ts';
import { nonceForCreation } from './ethCall.ts';
import { executed } from '../executed.ts';
import { fallbackOutcome, type Plainly } from './fallbackOutcome.ts';
import { stateChanges } from './stateAnswer.ts';
import { executorCalls, type TracedRun, tracedRun } from './traceAnswer.ts';

/**
 * `debug_traceCall`: the run as one call of the sender's own account, with reads before and after, beside the same
 * run without reads, which gives events, gas and the calls inside. Three requests at the same time.
 */
export const byTraceCall: Engine = {
  name: 'debug_traceCall',
  async run(run, world, signal) {
    const node = nodeOf(run);
    if (lacks(node, 'debug_traceCall') || lacks(node, 'traceOverrides'))
      return unknown('unsupported', node.endpoint);
    const asking = { run, world, signal };
    const nonce = await nonceForCreation(asking);
    // Without the nonce a creation is traced anyway; what is read after it cannot be.
    const whole = executed(run, true, nonce?.s === 'known' ? nonce.v : undefined);
    if (whole === undefined) return unknown('unsupported', node.endpoint);
    const overrides = { stateOverrides: whole.state, blockOverrides: whole.block };
    const [answer, diff, plain] = await Promise.all([
      ask(asking, 'debug_traceCall', whole.call, overrides),
      ask(asking, 'prestateTracer', whole.call, overrides),
      traced(asking),
    ]);
    if (plain.s !== 'known') return plain;
    if (answer.s !== 'known') return answer;
    const { endpoint } = answer.v;
    const count = run.calls.length + (run.first?.length ?? 0);
    const inside = executorCalls(answer.v.result, whole.reader, count);
    const saw = inside === undefined ? undefined : whole.read(inside.output);
    if (inside === undefined || saw === undefined) {
      // There was no code where it was to be put: the tracer takes nothing for granted.
      if (isBare(answer.v.result)) rememberLack(node, 'traceOverrides');
      return unknown('malformed', endpoint);
    }
    const own = inside.calls.slice(count - run.calls.length);
    const calls = saw.calls.map((call, n) => ({ ...call, logs: own[n]?.outcome.logs ?? [] }));
    const state = diff.s === 'known' ? stateChanges(diff.v.result) : undefined;
    const same =
      isSameTree(
        own.map(({ frames }) => frames),
        plain.v.frames,
      ) && isSameStorage(state, plain.v.state);
    const by = { engine: byTraceCall.name, endpoint, seesEvents: true, same };
    const outcome = fallbackOutcome(run, { ...saw, calls }, plain.v, by);
    return known({ ...outcome, traces: known(plain.v.frames), state: plain.v.state });
  },
};

/** Whether a call ran no code at all. */
function isBare(result: unknown): boolean {
  const it = tracedRun(result);
  return it?.outcome.ok === true && it.outcome.data === '0x' && it.frames.nodes.length === 1;
}

/** How a run went by the tracer. `state`: what it changed, where that was asked and answered. */
export type TracedPlainly = Plainly &
  Readonly<{ frames: readonly CallFrames[]; state: NonNullable<Outcome['state']> }>;

/**
 * Traces a run without reads: one call as it is, several through the executor. Two requests at the same time. What
 * the executor's own code and balance become is not a change of the simulation's.
 */
export async function traced(asking: FallbackRun): Promise<Known<TracedPlainly> | Poor> {
  const { run } = asking;
  const asked = plainly(run);
  if (asked === undefined) return unknown('unsupported', run.block.endpoint);
  const { whole, call, overrides } = asked;
  const [answer, diff] = await Promise.all([
    ask(asking, 'debug_traceCall', call, overrides),
    ask(asking, 'prestateTracer', call, overrides),
  ]);
  if (answer.s !== 'known') return answer;
  const { result, endpoint } = answer.v;
  const calls = whole === undefined ? oneRun(result) : severalRuns(asking, result, whole);
  if (calls === undefined) return unknown('malformed', endpoint);
  const changes = diff.s === 'known' ? stateChanges(diff.v.result) : undefined;
  const [first] = calls;
  return known({
    calls: calls.map(({ outcome }) => outcome),
    frames: calls.map(({ frames }) => frames),
    ...(first?.made === undefined ? {} : { made: first.made }),
    state: changes === undefined ? unknown(diff.s === 'unknown' ? diff.why : 'malformed') : known(changes),
  });
}

/** What the state becomes by a run, as the node's tracer lists it. One request; nothing is read beside. */
export async function changedState(asking: FallbackRun): Promise<Known<readonly StateChange[]>> {
  const { run } = asking;
  const asked = plainly(run);
  if (asked === undefined) return unknown('unsupported', run.block.endpoint);
  const diff = await ask(asking, 'prestateTracer', asked.call, asked.overrides);
  if (diff.s !== 'known') return unknown(diff.s === 'unknown' ? diff.why : 'refused', run.block.endpoint);
  const changes = stateChanges(diff.v.result);
  return changes === undefined ? unknown('malformed', diff.v.endpoint) : known(changes);
}

type Asked = Readonly<{
  whole: ReturnType<typeof executed>;
  call: object;
  overrides: Parameters<typeof ask>[3];
}>;

/** A run without reads, as one call: undefined where the node cannot trace it, or it would be another run. */
function plainly(run: Run): Asked | undefined {
  const [only, ...more] = run.calls;
  if (only === undefined || lacks(nodeOf(run), 'debug_traceCall')) return undefined;
  const isOne = more.length === 0 && (run.first ?? []).length === 0;
  const whole = isOne ? undefined : executed(run, false);
  if (!isOne && whole === undefined) return undefined;
  const stateOverrides = whole?.state ?? overrideFields(run.overrides);
  const overrides = { stateOverrides, blockOverrides: whole?.block ?? blockFields(run) };
  return { whole, call: whole?.call ?? callFields(only, run), overrides };
}

function oneRun(result: unknown): readonly TracedRun[] | undefined {
  const it = tracedRun(result);
  return it === undefined ? undefined : [it];
}

/** Gas as the executor counted it: what the tracer says of a call inside has no costs of a transaction in it. */
function severalRuns(
  { run }: FallbackRun,
  result: unknown,
  whole: NonNullable<ReturnType<typeof executed>>,
): readonly TracedRun[] | undefined {
  const before = run.first?.length ?? 0;
  const inside = executorCalls(result, whole.reader, run.calls.length + before);
  const saw = inside === undefined ? undefined : whole.read(inside.output);
  if (inside === undefined || saw === undefined) return undefined;
  return inside.calls.slice(before).map((it, n) => ({
    ...it,
    outcome: { ...it.outcome, ...saw.calls[n], logs: it.outcome.logs },
  }));
}

type Tracer = Extract<Ability, 'debug_traceCall' | 'prestateTracer'>;

const tracers: Readonly<Record<Tracer, object>> = {
  debug_traceCall: { tracer: 'callTracer', tracerConfig: { withLog: true } },
  prestateTracer: { tracer: 'prestateTracer', tracerConfig: { diffMode: true } },
};

type Answer = Readonly<{ result: unknown; endpoint: string }>;

async function ask(
  { run, world, signal }: FallbackRun,
  ability: Tracer,
  call: object,
  overrides: Readonly<{
    stateOverrides: Readonly<Record<Address, object>>;
    blockOverrides: Readonly<Record<string, Hex>>;
  }>,
): Promise<Known<Answer> | Poor> {
  const node = nodeOf(run);
  if (lacks(node, ability)) return unknown('unsupported', node.endpoint);
  const answer = await withRandao(node, overrides.blockOverrides, (blockOverrides) => {
    const params = [call, at(run), { ...tracers[ability], ...overrides, blockOverrides }];
    const question = { chainId: node.chainId, method: 'debug_traceCall', params };
    return world.ask('rpc', question, { signal, deadline: run.deadline, maxBytes });
  });
  if (answer.s !== 'known') return answer;
  const { endpoint } = answer.v;
  if (!('error' in answer.v)) return known({ result: answer.v.result, endpoint });
  const { error } = answer.v;
  if (isPoor(error)) return { s: 'poor', endpoint };
  if (!isUnsupported(error)) return notRunFor(error, endpoint);
  rememberLack(node, ability, error);
  return unknown('unsupported', endpoint);
}

const maxBytes = 8_388_608;

/** Whether two runs made the same calls, with the same bytes and values and the same end. Addresses made may differ. */
function isSameTree(a: readonly CallFrames[], b: readonly CallFrames[]): boolean {
  return a.every((frames, n) => {
    const other = b[n];
    if (other === undefined || frames.nodes.length !== other.nodes.length) return false;
    return frames.nodes.every((node, at) => isSameCall(node, other.nodes[at]));
  });
}

function isSameCall(a: TraceNode, b: TraceNode | undefined): boolean {
  if (b === undefined || a.op !== b.op || a.ok !== b.ok || a.id !== b.id) return false;
  if (a.value !== b.value || a.input !== b.input) return false;
  return a.op === 'create' || a.to === b.to;
}

/**
 * Whether two runs left the same storage and code behind. Balances are not compared: the fee differs, and who moved
 * coins the calls tell. Without both answers there is nothing to say against it.
 */
function isSameStorage(a: readonly StateChange[] | undefined, b: Known<readonly StateChange[]>): boolean {
  const other = valueOf(b);
  return a === undefined || other === undefined || listed(a) === listed(other);
}

function listed(changes: readonly StateChange[]): string {
  return changes
    .flatMap(({ address, storage, code }) => [
      ...storage.map(({ slot, after }) => `${address} ${slot} ${after}`),
      ...(code === undefined ? [] : [`${address} code ${code.after}`]),
    ])
    .sort()
    .join('\n');
}
