import type { CallFrames, TraceNode } from '../../effects/callFrames.ts';
import { maxTraced } from '../../model/maxTraced.ts';

/** The calls of a whole run in one list. */
export type WholeTrace = Readonly<{ nodes: readonly TraceNode[]; cut: boolean }>;

/** Puts the traces of several calls behind one another: `0…`, `1…` and so on, up to the cap. */
export function wholeTrace(traces: readonly CallFrames[]): WholeTrace {
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
