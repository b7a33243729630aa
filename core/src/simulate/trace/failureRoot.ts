import type { Revert, TracedCall } from '../../model/effects.ts';
import type { TraceNode } from '../../effects/callFrames.ts';

/**
 * The place of the outermost call that failed (`top`: which call of the request, -1 where all passed); or else of the
 * first that took nothing else with it, and failed with what an event told of (`told`) or is a step.
 */
export function failureRoot(
  nodes: readonly TraceNode[],
  calls: readonly TracedCall[],
  top: number,
  told: Revert | undefined,
): number | undefined {
  let looked = 0;
  const first = (is: (node: TraceNode, n: number) => boolean) => {
    const at = nodes.findIndex(is);
    return at < 0 ? undefined : at;
  };
  const isLeft = (n: number) => {
    looked += 1;
    return looked <= mostLooked && isLeftFailed(nodes, n);
  };
  if (top >= 0) return first(({ parent, id }) => parent === -1 && id === `${top}`);
  const data = told?.data ?? '0x';
  const asTold = first(({ ok, output }, n) => !ok && data !== '0x' && output === data && isLeft(n));
  return asTold ?? first(({ ok }, n) => !ok && calls[n]?.step !== undefined && isLeft(n));
}

/** Each look goes through what came after: a hostile contract could make ten thousand of them. */
const mostLooked = 1_000;

/** Whether a call failed, and what called it went on without making the same call again with success. */
function isLeftFailed(nodes: readonly TraceNode[], at: number): boolean {
  const node = nodes[at];
  const parent = nodes[node?.parent ?? -1];
  if (node === undefined || parent === undefined || parent.undone) return false;
  return !nodes
    .slice(node.end, parent.end)
    .some((it) => !it.undone && it.to === node.to && it.input === node.input && it.from === node.from);
}
