import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { readMethods } from '@readback/core/request/wallet/methods.ts';
import type { Questions, RpcAnswer } from '@readback/core/world/world.ts';
import { loadConfig, networkOf, rpcUrl } from '../config.ts';
import { noteReach } from '../networks/reach.ts';
import type { Asking } from '../told.ts';
import { postJson } from './postJson.ts';

/**
 * Puts one question to a network's node: one JSON-RPC object in one POST, without cookies or a referrer, never
 * repeated, never redirected. Only methods that read are let through, and only networks that are enabled are reached.
 */
export async function askNode(
  { chainId, method, params }: Questions['rpc']['ask'],
  bounds: Asking,
): Promise<Known<RpcAnswer>> {
  await loadConfig();
  const network = networkOf(chainId);
  if (!network) return unknown('notAsked');
  const url = rpcUrl(network);
  const endpoint = new URL(url).host;
  if (!readMethods.has(method)) return unknown('unsupported', endpoint);
  const json = await postJson({ url, node: chainId }, questionOf(method, params), bounds);
  // What was given up here says nothing of the node.
  if (json.s === 'known' || !bounds.signal.aborted) noteReach(chainId, !isSilent(json));
  if (json.s !== 'known') return json.s === 'unknown' ? unknown(json.why, endpoint) : json;
  return answerIn(json.v, endpoint) ?? unknown('malformed', endpoint);
}

/** Of each question: a POST carries one. An answer to another is none to this, and an error may name none at all. */
const id = 1;

/** One question of JSON-RPC. */
export function questionOf(method: string, params: readonly unknown[]): object {
  return { jsonrpc: '2.0', id, method, params };
}

function isSilent(json: Known<unknown>): boolean {
  return json.s === 'unknown' && (json.why === 'offline' || json.why === 'timeout');
}

/** The answer to such a question; undefined for what is none. */
export function answerIn(json: unknown, endpoint: string): Known<RpcAnswer> | undefined {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'jsonrpc')) return undefined;
  const of = 'id' in json ? json.id : null;
  if ('error' in json && json.error) {
    const { error } = json;
    if (of !== id && of !== null) return undefined;
    if (typeof error !== 'object' || !('code' in error) || typeof error.code !== 'number') return undefined;
    const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
    const said = { code: error.code, message: message.slice(0, 2_000) };
    return known({ error: 'data' in error ? { ...said, data: error.data } : said, endpoint });
  }
  return 'result' in json && of === id ? known({ result: json.result, endpoint }) : undefined;
}
