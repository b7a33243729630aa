/** Calls as they ran, as a tree that can be folded: which of them are seen, and where each is in it. */
import type { TracedCall } from '@readback/core/model/effects.ts';

export type CallNode = Readonly<{
  call: TracedCall;
  /** 0 for the outermost. */
  depth: number;
  /** Place of the call that made it; -1 for the outermost. */
  parent: number;
  /** The first place that is not inside of it. */
  end: number;
  /** Which one it is of the calls that its parent made, from 1, and how many those are. */
  nth: number;
  of: number;
}>;

/** The calls with their places. They are in the order of the simulation, parents first; ids are paths. */
export function callTree(calls: readonly TracedCall[]): readonly CallNode[] {
  const above: number[] = [];
  const made = new Map<number, number>();
  const parents: number[] = [];
  const ends: number[] = calls.map(() => calls.length);
  const nths: number[] = [];
  for (const [at, { id }] of calls.entries()) {
    for (let last = above.at(-1); last !== undefined && !isInside(id, calls[last]?.id); last = above.at(-1)) {
      ends[last] = at;
      above.pop();
    }
    const parent = above.at(-1) ?? -1;
    const nth = (made.get(parent) ?? 0) + 1;
    made.set(parent, nth);
    parents.push(parent);
    nths.push(nth);
    above.push(at);
  }
  const depths: number[] = [];
  return calls.map((call, at) => {
    const parent = parents[at] ?? -1;
    const depth = parent < 0 ? 0 : (depths[parent] ?? 0) + 1;
    depths.push(depth);
    return {
      call,
      depth,
      parent,
      end: ends[at] ?? calls.length,
      nth: nths[at] ?? 1,
      of: made.get(parent) ?? 1,
    };
  });
}

function isInside(id: string, outer: string | undefined): boolean {
  return outer !== undefined && id.startsWith(`${outer}.`);
}

/** Up to so many calls are all open from the start. */
const allOpen = 40;

/**
 * Which calls show what is inside of them at first: all of a few; of many the outermost ones, if they are few, and
 * the way to the call that failed.
 */
export function openAtFirst(nodes: readonly CallNode[], failed: number | undefined): ReadonlySet<number> {
  const open = new Set<number>();
  const roots = nodes.filter(({ depth }) => depth === 0).length;
  for (const [at, node] of nodes.entries()) {
    const isOpen = nodes.length <= allOpen || (node.depth === 0 && roots === 1);
    if (isOpen && node.end > at + 1) open.add(at);
  }
  for (let at = failed === undefined ? -1 : (nodes[failed]?.parent ?? -1); at >= 0; ) {
    open.add(at);
    at = nodes[at]?.parent ?? -1;
  }
  return open;
}

/** Places of the calls that are seen: those that are not inside of a closed one. */
export function seenCalls(nodes: readonly CallNode[], open: ReadonlySet<number>): readonly number[] {
  const seen: number[] = [];
  for (let at = 0; at < nodes.length; ) {
    seen.push(at);
    at = open.has(at) ? at + 1 : (nodes[at]?.end ?? nodes.length);
  }
  return seen;
}

/** The call that failed and took the others with it; else the innermost of those that failed, the first of them. */
export function failedCall(nodes: readonly CallNode[], at: string | undefined): number | undefined {
  const said = at === undefined ? -1 : nodes.findIndex(({ call }) => call.id === at);
  if (said >= 0) return said;
  const inner = nodes.findIndex(
    ({ call, end }, place) => !call.ok && nodes.slice(place + 1, end).every((it) => it.call.ok),
  );
  return inner < 0 ? undefined : inner;
}
