import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import { answeredBy } from '../../world/rpc.ts';
import type { World } from '../../world/world.ts';
import { lacks, rememberLack } from '../engines/capabilities.ts';
import type { Run, SimulatedCall } from '../../effects/engine.ts';
import { blockFields, callFields, overrideFields } from '../engines/fieldsOf.ts';
import { withRandao } from '../engines/randao.ts';
import { callFrames } from './callFrames.ts';
import type { CallFrames, TraceNode } from '../../effects/callFrames.ts';

/**
 * Asks the node to trace a run (`debug_traceCall` with `callTracer`, geth): the frames of each of its calls, in
 * order. One request. Several calls are traced as one call of the sender's own account, whose code carries them out
 * for this run only. Unknown (`unsupported`) where the node cannot, or where that would be another run.
 */
export async function traceRun(
  run: Run,
  world: World,
  signal: AbortSignal,
): Promise<Known<readonly CallFrames[]>> {
  const { block, calls } = run;
  const [only] = calls;
  if (only === undefined || lacks(block, 'debug_traceCall')) return unknown('unsupported', block.endpoint);
  const alone = calls.length === 1 && (run.first ?? []).length === 0;
  const together = alone ? undefined : (await import('../engines/executed.ts')).executed(run, false);
  if (!alone && together === undefined) return unknown('unsupported', block.endpoint);
  const config = (blockOverrides: object) => ({
    tracer: 'callTracer',
    tracerConfig: { withLog: true },
    timeout: `${run.deadline}ms`,
    blockOverrides,
    stateOverrides: together?.state ?? overrideFields(run.overrides),
  });
  const call = together?.call ?? callFields(only, run);
  const said = await withRandao(block, together?.block ?? blockFields(run), (fields) => {
    const params = [call, { blockHash: block.parentHash }, config(fields)];
    const question = { chainId: block.chainId, method: traceMethod, params };
    return world.ask('rpc', question, { signal, deadline: run.deadline, maxBytes });
  });
  const answer = answeredBy(said, callFrames);
  if (answer.s !== 'known') {
    if (answer.s === 'unknown' && answer.why === 'unsupported') rememberLack(block, 'debug_traceCall');
    return answer;
  }
  const { value, endpoint } = answer.v;
  const traced = together === undefined ? [value] : framesInside(value, run, together.reader);
  if (traced === undefined || !traced.every((it, n) => isOf(it, calls[n]))) {
    return unknown('malformed', endpoint);
  }
  return known(traced);
}

export const traceMethod = 'debug_traceCall';

/** Of the answer, which holds the bytes of every call again for each contract that hands them on. */
const maxBytes = 8_388_608;

/** Whether what was traced is the call that was asked for. */
function isOf({ nodes }: CallFrames, call: SimulatedCall | undefined): boolean {
  const [root] = nodes;
  if (root === undefined || call === undefined) return false;
  if (root.value !== call.value || root.input !== call.data.toLowerCase()) return false;
  if (!same(root.from, call.from)) return false;
  if (call.to === null) return root.op === 'create';
  return root.op === 'call' && same(root.to, call.to);
}

/**
 * The frames of each call of a run that was carried out by one call around them all, which also reads (calls
 * `reader`) before and after. Undefined where other calls were made than those, or some are missing.
 */
function framesInside(
  { nodes, cut }: CallFrames,
  run: Pick<Run, 'first' | 'calls'>,
  reader: Address,
): readonly CallFrames[] | undefined {
  const inside = nodes.flatMap((node, at) =>
    node.parent === 0 && !isRead(node, reader) ? [{ nodes: below(nodes, at), cut: false }] : [],
  );
  const before = run.first?.length ?? 0;
  if (inside.length > before + run.calls.length) return undefined;
  const own = inside.slice(before);
  if (!cut) return own.length === run.calls.length ? own : undefined;
  // What was cut off is missing from the last one that is there, and all of those behind it.
  return own.length === run.calls.length
    ? own.map((it, n) => ({ ...it, cut: n === own.length - 1 }))
    : undefined;
}

function isRead({ op, to }: TraceNode, reader: Address): boolean {
  return op === 'staticcall' && same(to, reader);
}

/** A call and what is inside of it, as a run of its own. */
function below(nodes: readonly TraceNode[], at: number): readonly TraceNode[] {
  const [root] = nodes.slice(at, at + 1);
  if (root === undefined) return [];
  return nodes.slice(at, root.end).map((node) => ({
    ...node,
    id: `0${node.id.slice(root.id.length)}`,
    parent: node === root ? -1 : node.parent - at,
    end: node.end - at,
  }));
}
