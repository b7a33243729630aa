import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { readMethods } from '@readback/core/request/wallet/methods.ts';
import { isRecord } from '@readback/core/world/schema.ts';
import type { Bounds, Questions, RpcAnswer } from '@readback/core/world/world.ts';
import type { Host } from './host.ts';

/** Puts one question to the node, as one JSON-RPC object in one POST. Only methods that read are let through. */
export async function askNode(
  { method, params }: Questions['rpc']['ask'],
  { url, host }: Readonly<{ url: URL; host: Host }>,
  bounds: Bounds,
): Promise<Known<RpcAnswer>> {
  if (!readMethods.has(method)) return unknown('unsupported', host.name);
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
  };
  const json = await host.fetchJson(url.href, init, bounds);
  if (json.s !== 'known') return json;
  return answerIn(json.v, host.name) ?? unknown('malformed', host.name);
}

/** Of each question: a POST carries one. An answer to another is none to this, and an error may name none at all. */
const id = 1;

function answerIn(json: unknown, endpoint: string): Known<RpcAnswer> | undefined {
  if (!isRecord(json) || !Object.hasOwn(json, 'jsonrpc')) return undefined;
  const { error, id: of = null } = json;
  if (error !== undefined && error !== null) {
    if (of !== id && of !== null) return undefined;
    if (!isRecord(error) || typeof error.code !== 'number') return undefined;
    const message = typeof error.message === 'string' ? error.message.slice(0, 2_000) : '';
    const said = { code: error.code, message };
    return known({ error: Object.hasOwn(error, 'data') ? { ...said, data: error.data } : said, endpoint });
  }
  return Object.hasOwn(json, 'result') && of === id ? known({ result: json.result, endpoint }) : undefined;
}
