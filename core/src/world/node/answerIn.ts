import { type Known, known } from '../../model/known.ts';
import type { RpcAnswer } from '../world.ts';

/**
 * What a JSON-RPC 2.0 response object answers to the question with this id; undefined where it is not an answer to it. An
 * error may name no question at all.
 */
export function answerIn(json: unknown, id: number, endpoint: string): Known<RpcAnswer> | undefined {
  if (!isObject(json) || !Object.hasOwn(json, 'jsonrpc')) return undefined;
  const of = json.id ?? null;
  const { error } = json;
  if (error !== undefined && error !== null) {
    if (of !== id && of !== null) return undefined;
    if (!isObject(error) || typeof error.code !== 'number') return undefined;
    const message = typeof error.message === 'string' ? error.message.slice(0, 2_000) : '';
    const said = { code: error.code, message };
    return known({ error: Object.hasOwn(error, 'data') ? { ...said, data: error.data } : said, endpoint });
  }
  return Object.hasOwn(json, 'result') && of === id ? known({ result: json.result, endpoint }) : undefined;
}

/** Apart from the other checks of shapes, which bring what reads addresses: the page loads this at once. */
function isObject(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}
