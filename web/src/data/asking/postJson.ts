import { type Known, unknown } from '@readback/core/model/known.ts';
import { busyFor } from '@readback/core/world/node/busyFor.ts';
import type { Asking, Telling } from './told.ts';
import { fetchWithin } from './fetchWithin.ts';
import { readJson } from './readJson.ts';

/**
 * Posts JSON-RPC to a node, and reads the JSON that comes back, within its bounds: without cookies or a referrer, never
 * repeated, never redirected. `telling` has each question of the body. `refused` when the status says no and the answer
 * is not JSON-RPC, `busy` when it says that it is asked too much. Never rejects.
 */
export async function postJson(
  { url, telling }: Readonly<{ url: string; telling: readonly Telling[] }>,
  body: object,
  bounds: Asking,
): Promise<Known<unknown>> {
  const text = JSON.stringify(body);
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(text),
    cache: 'no-store',
  };
  return fetchWithin({ url, init, telling }, bounds, async (response) => {
    if (response.status === 429) {
      await response.body?.cancel();
      return busyFor(response.headers.get('retry-after'), new URL(url).host);
    }
    const json = await readJson(response, bounds.maxBytes);
    if (response.ok || (json.s === 'unknown' && json.why !== 'malformed')) return json;
    return json.s === 'known' && isRpc(json.v) ? json : unknown('refused');
  });
}

/** In characters. A longer text is handed to the browser at once; as a string it is copied on the page's own thread. */
const large = 65_536;

function bodyOf(text: string): BodyInit {
  return text.length > large ? new Blob([text]) : text;
}

function isRpc(json: unknown): boolean {
  return Array.isArray(json) || (typeof json === 'object' && json !== null && Object.hasOwn(json, 'jsonrpc'));
}
