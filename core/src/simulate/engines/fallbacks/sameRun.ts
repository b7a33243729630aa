import { type Known, valueOf } from '../../../model/known.ts';
import type { StateChange } from '../../../effects/engine.ts';
import type { CallFrames, TraceNode } from '../../../effects/callFrames.ts';

/** Whether two runs made the same calls, with the same bytes and values and the same end. Addresses made may differ. */
export function isSameTree(a: readonly CallFrames[], b: readonly CallFrames[]): boolean {
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
export function isSameStorage(
  a: readonly StateChange[] | undefined,
  b: Known<readonly StateChange[]>,
): boolean {
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
