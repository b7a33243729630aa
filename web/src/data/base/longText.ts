/**
 * Long hex strings of a tree, written as places in a text that both sides have. The bytes of a large request are in
 * a readback many times: in the request, and in every step that holds other calls.
 */
import { isRecord } from './shapes.ts';

/** Shorter strings stay as they are. */
export const longest = 4_000;

/** How many strings are looked for in vain: looking takes as long as the text is. */
const mostMissed = 8;

/**
 * Gives what packs trees: a long hex string becomes the place of its digits in `text`, as two numbers of a kind that
 * no JSON has, so that nobody's request can look like one. Within a tree, what lies in something else lies behind its
 * beginning. A tree without long strings stays the same object.
 */
export function packer(text: string): <Tree>(tree: Tree) => unknown {
  let missed = 0;
  return (tree) => {
    let from = 0;
    return mapped(tree, (it) => {
      if (typeof it !== 'string' || it.length <= longest || !it.startsWith('0x')) return it;
      if (missed === mostMissed) return it;
      const digits = it.slice(2);
      const at = text.indexOf(digits, from);
      if (at < 0) {
        missed += 1;
        return it;
      }
      from = at;
      return Uint32Array.of(at, digits.length);
    });
  };
}

/** What was packed with this text, as it was; anything else as it is. */
export function unpacked(tree: unknown, text: string): unknown {
  return mapped(tree, (it) =>
    it instanceof Uint32Array ? `0x${text.slice(it[0], (it[0] ?? 0) + (it[1] ?? 0))}` : it,
  );
}

/** The same tree with its leaves changed; the same object where none was. */
function mapped(it: unknown, leaf: (it: unknown) => unknown): unknown {
  if (Array.isArray(it)) {
    const items = it.map((inner) => mapped(inner, leaf));
    return items.every((inner, at) => inner === it[at]) ? it : items;
  }
  if (!isRecord(it) || it instanceof Uint32Array) return leaf(it);
  const entries = Object.entries(it).map(([key, value]) => [key, mapped(value, leaf)] as const);
  return entries.every(([key, value]) => value === it[key]) ? it : Object.fromEntries(entries);
}
