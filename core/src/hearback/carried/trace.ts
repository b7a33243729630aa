import { same } from '../../ledger/account.ts';
import { concatHex, type Hex } from 'viem';
import { type Known, known, unknown } from '../../model/known.ts';
import { callFrames } from '../../simulate/trace/callFrames.ts';
import type { TraceNode } from '../../effects/callFrames.ts';
import { rpc } from '../../world/rpc.ts';
import type { SentTransaction } from '../transaction/mined.ts';
import type { HearingNode } from '../transaction/node.ts';
import type { Wanted } from './wanted.ts';

/** The calls of a mined transaction as the node ran them, where it traces. One request. */
export async function traceOf(
  { hash, from, to, data }: SentTransaction,
  node: HearingNode,
): Promise<Known<readonly TraceNode[]>> {
  const { world, chainId, signal } = node;
  const question = {
    chainId,
    method: 'debug_traceTransaction',
    params: [hash, { tracer: 'callTracer' }],
  };
  const bounds = { signal, deadline: 12_000, maxBytes: 8_388_608 };
  const answer = await rpc(world, question, bounds, callFrames);
  if (answer.s !== 'known') return answer;
  const { nodes, cut } = answer.v.value;
  const [root] = nodes;
  const fits = root !== undefined && same(root.from, from) && (to === null || same(root.to, to));
  if (!fits || root.input !== data.toLowerCase()) return unknown('malformed', answer.v.endpoint);
  return cut ? unknown('tooLarge') : known(nodes);
}

/**
 * Whether the wanted calls were made, in this order, by the account, or by a forwarder for it. `failed`: they were
 * made, and nothing is left of at least one.
 */
export function foundIn(
  frames: readonly TraceNode[],
  { account, calls }: Wanted,
  forwarder: Hex | undefined,
): 'ran' | 'failed' | 'absent' {
  let next = 0;
  let failed = false;
  for (const wanted of calls) {
    const data = (forwarder === undefined ? wanted.data : concatHex([wanted.data, account])).toLowerCase();
    const is = (frame: TraceNode, n: number) =>
      n >= next &&
      frame.op === wanted.op &&
      same(frame.from, forwarder ?? account) &&
      (wanted.to === null || same(frame.to, wanted.to)) &&
      (frame.op === 'delegatecall' || frame.value === wanted.value) &&
      frame.input.toLowerCase() === data;
    const left = frames.findIndex((frame, n) => !frame.undone && is(frame, n));
    const at = left < 0 ? frames.findIndex(is) : left;
    const frame = frames[at];
    if (frame === undefined) return 'absent';
    failed ||= frame.undone;
    next = Math.max(at + 1, frame.end);
  }
  return failed ? 'failed' : 'ran';
}
