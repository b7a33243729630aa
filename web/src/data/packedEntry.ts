/**
 * An entry as it is written on the disk. The bytes of a large request stand in it many times: in the text that was
 * pasted, in the request, and in every step that holds other calls. All but the first are written as places in that
 * text, or a batch of ten thousand calls would hold the page each time its entry is written.
 */
import type { ActivityEntry } from './activityEntry.ts';
import { isRecord } from './shapes.ts';

/** Shorter strings are written as they are. */
const longest = 4_000;

/** Whether its request is so large that it is packed. */
export function isLargeEntry({ incoming }: ActivityEntry): boolean {
  return incoming.request.raw.length > longest;
}

/** How many strings are looked for in vain: looking takes as long as the text is. */
const mostMissed = 8;

export function packedEntry(entry: ActivityEntry): unknown {
  const { incoming, call, readback } = entry;
  const { request } = incoming;
  if (!isLargeEntry(entry)) return entry;
  const pack = packer(request.raw);
  return {
    ...entry,
    incoming: { ...incoming, request: { ...request, body: mapped(request.body, pack()) } },
    ...(call ? { call: mapped(call, pack()) } : {}),
    // It is put together with the entry's own request again.
    ...(readback ? { readback: { ...readback, incoming: null, steps: mapped(readback.steps, pack()) } } : {}),
  };
}

/** What was packed, as it was; anything else as it is. */
export function unpackedEntry(kept: unknown): unknown {
  if (!isRecord(kept) || !isRecord(kept.incoming) || !isRecord(kept.incoming.request)) return kept;
  const { request } = kept.incoming;
  const { raw } = request;
  if (typeof raw !== 'string' || raw.length <= longest) return kept;
  const unpack = (it: unknown) =>
    it instanceof Uint32Array ? `0x${raw.slice(it[0], (it[0] ?? 0) + (it[1] ?? 0))}` : it;
  const incoming = { ...kept.incoming, request: { ...request, body: mapped(request.body, unpack) } };
  const { call, readback } = kept;
  return {
    ...kept,
    incoming,
    ...(isRecord(call) ? { call: mapped(call, unpack) } : {}),
    ...(isRecord(readback)
      ? { readback: { ...readback, incoming, steps: mapped(readback.steps, unpack) } }
      : {}),
  };
}

/**
 * Gives what packs the strings of one tree: a long hex string becomes the place of its digits in `raw`, as two
 * numbers of a kind that no JSON has, so that nobody's request can look like one. What lies in something else lies
 * behind its beginning.
 */
function packer(raw: string): () => (it: unknown) => unknown {
  let missed = 0;
  return () => {
    let from = 0;
    return (it) => {
      if (typeof it !== 'string' || it.length <= longest || !it.startsWith('0x')) return it;
      if (missed === mostMissed) return it;
      const digits = it.slice(2);
      const at = raw.indexOf(digits, from);
      if (at < 0) {
        missed += 1;
        return it;
      }
      from = at;
      return Uint32Array.of(at, digits.length);
    };
  };
}

/** The same tree with its leaves changed. */
function mapped(it: unknown, leaf: (it: unknown) => unknown): unknown {
  if (Array.isArray(it)) return it.map((inner) => mapped(inner, leaf));
  if (!isRecord(it) || it instanceof Uint32Array) return leaf(it);
  return Object.fromEntries(Object.entries(it).map(([key, value]) => [key, mapped(value, leaf)]));
}
