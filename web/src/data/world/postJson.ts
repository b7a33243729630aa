import { type Known, unknown } from '@readback/core/model/known.ts';
import type { Bounds } from '@readback/core/world/world.ts';
import { readJson } from './readJson.ts';

/**
 * Posts JSON-RPC and reads the JSON that comes back, within its bounds: without cookies or a referrer, never repeated,
 * never redirected. `refused` when the status says no and the answer is no JSON-RPC. Never rejects.
 */
export async function postJson(url: string, body: object, bounds: Bounds): Promise<Known<unknown>> {
  const deadline = AbortSignal.timeout(bounds.deadline);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([bounds.signal, deadline]),
    });
    const json = await readJson(response, bounds.maxBytes);
    if (response.ok || (json.s === 'unknown' && json.why !== 'malformed')) return json;
    return json.s === 'known' && isRpc(json.v) ? json : unknown('refused');
  } catch {
    return unknown(deadline.aborted || bounds.signal.aborted ? 'timeout' : 'offline');
  }
}

function isRpc(json: unknown): boolean {
  return Array.isArray(json) || (typeof json === 'object' && json !== null && Object.hasOwn(json, 'jsonrpc'));
}
