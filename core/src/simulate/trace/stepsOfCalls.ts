import type { StepId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import type { TraceNode } from '../../effects/callFrames.ts';

/**
 * Which traced calls carry out which steps of the request, by their place in the list. A call is a step when the
 * same is called, in the same way, with the same bytes and value, by whose authority the step uses where that is
 * known (or of that account itself); steps inside a step are looked for inside of its call, and each after the one before it. A command of a
 * router or a permission is not a call, but those inside of it may be.
 */
export function stepsOfCalls(
  nodes: readonly TraceNode[],
  steps: readonly Step[],
): ReadonlyMap<number, StepId> {
  const places = new Map<string, number[]>();
  for (const [at, node] of nodes.entries()) {
    const key = keyOf(node.op, node.to, node.value, node.input);
    const there = places.get(key);
    if (there === undefined) places.set(key, [at]);
    else there.push(at);
  }
  const found = new Map<number, StepId>();
  const visit = (inside: readonly Step[], from: number, end: number): number => {
    let next = from;
    for (const step of inside) {
      const at = isCall(step) ? firstOf(step, places, nodes, next, end) : undefined;
      if (at === undefined) {
        next = visit(step.steps, next, end);
        continue;
      }
      found.set(at, step.id);
      const close = nodes[at]?.end ?? end;
      visit(step.steps, at + 1, close);
      next = close;
    }
    return next;
  };
  visit(steps, 0, nodes.length);
  return found;
}

function isCall({ op, commandByte }: Step): boolean {
  return op !== 'permission' && commandByte === undefined;
}

/** The first call from `from` on, and before `end`, that is the step. */
function firstOf(
  step: Step,
  places: ReadonlyMap<string, readonly number[]>,
  nodes: readonly TraceNode[],
  from: number,
  end: number,
): number | undefined {
  const { op, to, value, data, actor } = step;
  if (op === 'permission') return undefined;
  const listed = places.get(keyOf(op, op === 'create' ? null : to, value, data)) ?? [];
  let [low, high] = [0, listed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((listed[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  for (let n = low; n < listed.length; n += 1) {
    const at = listed[n] ?? end;
    if (at >= end) return undefined;
    if (isBy(actor, to, nodes[at]?.from)) return at;
  }
  return undefined;
}

/** What an account is to do by its own authority others may ask it to: an entry point, who carries out a signed order. */
function isBy(actor: Step['actor'], to: string | null, from: string | undefined): boolean {
  if (actor === 'unknown') return true;
  const own = actor.toLowerCase();
  return own === from?.toLowerCase() || own === to?.toLowerCase();
}

/** A delegatecall sends nothing of its own, whatever value a node writes beside it; what is created has no name yet. */
function keyOf(op: TraceNode['op'], to: string | null, value: bigint, data: string): string {
  const whom = op === 'create' ? '' : (to ?? '').toLowerCase();
  const sent = op === 'delegatecall' ? '' : value.toString(16);
  return `${op} ${whom} ${sent} ${data.toLowerCase()}`;
}
