import { type Known, known, unknown } from '../../model/known.ts';
import { entry } from '../../request/json/readFields.ts';
import type { JsonObject } from '../../text/json/jsonNode.ts';
import { JsonError, readJson } from '../../text/json/readJson.ts';

/** The object that a text holds; `tooLarge` where it holds more values than are read. */
export function objectIn(text: string): Known<JsonObject> {
  try {
    const node = readJson(text);
    return node.kind === 'object' ? known(node) : unknown('malformed');
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { problem } = error;
    const isMany = problem.id === 'at' && problem.args.problem.id === 'json.tooMany';
    return unknown(isMany ? 'tooLarge' : 'malformed');
  }
}

/** A number as a service writes it: as a number or as text. */
export function numberIn(node: JsonObject, key: string): bigint | undefined {
  const found = entry(node, key);
  const text = found?.kind === 'number' ? found.text : found?.kind === 'string' ? found.value : '';
  return /^\d{1,20}$/.test(text) ? BigInt(text) : undefined;
}
