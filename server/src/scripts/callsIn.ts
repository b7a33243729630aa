import type { JsonNode } from '@readback/core/text/json/jsonNode.ts';
import { JsonError, readJson } from '@readback/core/text/json/readJson.ts';
import { failed, mostCalls } from '../jsonRpc.ts';

/** A call as it was written: `id` and `params` are JSON text, `params` a list or an object. */
export type ScriptCall = Readonly<{ id: string; method: string; params: string }>;

/**
 * What a script asks: one call, or a batch, where what is not a call is undefined. A notification (a call without an id) is not
 * among them: nobody waits for its answer, so that nothing is done for it.
 */
export type Asked = Readonly<{ batch: boolean; calls: readonly (ScriptCall | undefined)[] }>;

/**
 * Reads JSON-RPC text. Params keep the text that they were written in, since a number beyond 2^53 would become another
 * one. `refusal` is the answer to what cannot be read as a whole.
 */
export function callsIn(text: string): Asked | Readonly<{ refusal: unknown }> {
  let json: JsonNode;
  try {
    json = readJson(text);
  } catch (error) {
    const where = error instanceof JsonError ? ` (${error.details})` : '';
    return { refusal: failed(null, -32700, `The request is not JSON that can be read${where}.`) };
  }
  if (json.kind !== 'array') return { batch: false, calls: isNotification(json) ? [] : [callIn(json, text)] };
  if (json.items.length === 0 || json.items.length > mostCalls) {
    return { refusal: failed(null, -32600, `A batch holds 1 to ${mostCalls} JSON-RPC calls.`) };
  }
  const calls = json.items.filter((it) => !isNotification(it)).map((it) => callIn(it, text));
  return { batch: true, calls };
}

function isNotification(node: JsonNode): boolean {
  return node.kind === 'object' && !node.entries.has('id') && callIn(node, '') !== undefined;
}

function callIn(node: JsonNode, text: string): ScriptCall | undefined {
  if (node.kind !== 'object') return undefined;
  const version = node.entries.get('jsonrpc');
  const method = node.entries.get('method');
  const id = node.entries.get('id');
  const params = node.entries.get('params');
  if (version?.kind !== 'string' || version.value !== '2.0' || method?.kind !== 'string') return undefined;
  if (id && id.kind !== 'string' && id.kind !== 'number' && id.kind !== 'null') return undefined;
  if (params && params.kind !== 'array' && params.kind !== 'object' && params.kind !== 'null')
    return undefined;
  return {
    id: id ? text.slice(id.at, id.end) : 'null',
    method: method.value,
    params: params && params.kind !== 'null' ? text.slice(params.at, params.end) : '[]',
  };
}
