import { type Hex, size } from 'viem';
import type { TracedCall } from '../../model/effects.ts';
import type { Candidate } from '../../decode/candidates.ts';
import type { StepId } from '../../model/fact.ts';
import { revertOf } from '../revert.ts';
import type { TraceNode } from '../../effects/callFrames.ts';

/**
 * The calls of a run as the page shows them: what was sent by its first four bytes and its size, why a call failed
 * as far as standards tell it, or `given` errors, and which step of the request it is (`stepAt`, by the place in the list).
 */
export function tracedCalls(
  nodes: readonly TraceNode[],
  stepAt: ReadonlyMap<number, StepId>,
  given: readonly Candidate[] = [],
): readonly TracedCall[] {
  let left = maxRevertBytes;
  return nodes.map((node, at): TracedCall => {
    const { id, op, from, to, value, gasUsed, input, output, ok } = node;
    const step = stepAt.get(at);
    const known = !ok && size(output) <= left;
    if (known) left -= size(output);
    return {
      id,
      op,
      from,
      to,
      value,
      gasUsed,
      selector: selectorOf(op, input),
      size: size(input),
      ok,
      ...(known ? { revert: revertOf(output, given) } : {}),
      ...(step === undefined ? {} : { step }),
    };
  });
}

/** What failed calls returned, all together: a hostile contract could fail ten thousand times with long texts. */
const maxRevertBytes = 262_144;

/** Code to be deployed has no selector. */
function selectorOf(op: TracedCall['op'], input: Hex): Hex {
  return op === 'create' ? '0x' : (input.slice(0, 10) as Hex);
}
