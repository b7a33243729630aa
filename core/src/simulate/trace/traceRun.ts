import { isAddressEqual } from 'viem';
import { type Known, known, unknown } from '../../model/known.ts';
import { answeredBy } from '../../world/rpc.ts';
import type { World } from '../../world/world.ts';
import { lacks, rememberLack } from '../engines/capabilities.ts';
import type { Run, SimulatedCall } from '../../effects/engine.ts';
import { executed } from '../engines/executed.ts';
import { blockFields, callFields, overrideFields } from '../engines/fieldsOf.ts';
import { withRandao } from '../engines/randao.ts';
import { callFrames } from './callFrames.ts';
import type { CallFrames } from '../../effects/callFrames.ts';
import { framesInside } from './framesInside.ts';

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
  const together = alone ? undefined : executed(run, false);
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
  if (!isAddressEqual(root.from, call.from)) return false;
  if (call.to === null) return root.op === 'create';
  return root.op === 'call' && root.to !== null && isAddressEqual(root.to, call.to);
}
