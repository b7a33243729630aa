import { type Address, isAddressEqual } from 'viem';
import type { Run } from '../../effects/engine.ts';
import type { CallFrames, TraceNode } from '../../effects/callFrames.ts';

/**
 * The frames of each call of a run that was carried out by one call around them all, which also reads (calls
 * `reader`) before and after. Undefined where other calls were made than those, or some are missing.
 */
export function framesInside(
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
  return op === 'staticcall' && to !== null && isAddressEqual(to, reader);
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
