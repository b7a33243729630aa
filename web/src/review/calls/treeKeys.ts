import type { CallNode } from './callTree.ts';

/** What a key does in a tree: it goes to a call, or it opens or closes the one that it is on. */
export type TreeMove = Readonly<{ to: number }> | Readonly<{ open: number } | { close: number }>;

/**
 * Keys of a tree (ARIA Authoring Practices, tree view): up and down through what is seen, right into what a call
 * made, left to the call that made it, Home and End. Undefined for other keys and at the ends.
 */
export function treeKey(
  key: string,
  at: number,
  nodes: readonly CallNode[],
  seen: readonly number[],
  open: ReadonlySet<number>,
): TreeMove | undefined {
  const place = seen.indexOf(at);
  const go = (to: number | undefined) => (to === undefined || to === at ? undefined : { to });
  const node = nodes[at];
  const hasInside = node !== undefined && node.end > at + 1;
  switch (key) {
    case 'ArrowDown':
      return go(seen[place + 1]);
    case 'ArrowUp':
      return go(seen[Math.max(0, place - 1)]);
    case 'PageDown':
      return go(seen[Math.min(seen.length - 1, place + 10)]);
    case 'PageUp':
      return go(seen[Math.max(0, place - 10)]);
    case 'Home':
      return go(seen[0]);
    case 'End':
      return go(seen.at(-1));
    case 'ArrowRight':
      if (!hasInside) return undefined;
      return open.has(at) ? go(at + 1) : { open: at };
    case 'ArrowLeft':
      if (hasInside && open.has(at)) return { close: at };
      return node === undefined || node.parent < 0 ? undefined : go(node.parent);
    case 'Enter':
    case ' ':
      if (!hasInside) return undefined;
      return open.has(at) ? { close: at } : { open: at };
    default:
      return undefined;
  }
}
