/**
 * An entry as it is written on the disk. The bytes of a large request are in it many times: in the text that was
 * pasted, in the request, and in every step that holds other calls. All but the first are written as places in that
 * text, or a batch of ten thousand calls would hold the page each time its entry is written.
 */
import type { ActivityEntry } from './activityEntry.ts';
import { longest, packer, unpacked } from '../base/longText.ts';
import { isRecord } from '../base/shapes.ts';

/** Whether its request is so large that it is packed. */
export function isLargeEntry({ incoming }: ActivityEntry): boolean {
  return incoming.request.raw.length > longest;
}

export function packedEntry(entry: ActivityEntry): unknown {
  const { incoming, call, readback } = entry;
  const { request } = incoming;
  if (!isLargeEntry(entry)) return entry;
  const pack = packer(request.raw);
  return {
    ...entry,
    incoming: { ...incoming, request: { ...request, body: pack(request.body) } },
    ...(call ? { call: pack(call) } : {}),
    // It is put together with the entry's own request again.
    ...(readback ? { readback: { ...readback, incoming: null, steps: pack(readback.steps) } } : {}),
  };
}

/** What was packed, as it was; anything else as it is. */
export function unpackedEntry(kept: unknown): unknown {
  if (!isRecord(kept) || !isRecord(kept.incoming) || !isRecord(kept.incoming.request)) return kept;
  const { request } = kept.incoming;
  const { raw } = request;
  if (typeof raw !== 'string' || raw.length <= longest) return kept;
  const incoming = { ...kept.incoming, request: { ...request, body: unpacked(request.body, raw) } };
  const { call, readback } = kept;
  return {
    ...kept,
    incoming,
    ...(isRecord(call) ? { call: unpacked(call, raw) } : {}),
    ...(isRecord(readback)
      ? { readback: { ...readback, incoming, steps: unpacked(readback.steps, raw) } }
      : {}),
  };
}
