import type { ParseContext, Parsing } from './parsed.ts';
import { ParseError } from '../../text/parseError.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { readTransaction } from '../transaction/readTransaction.ts';
import { transactionReading } from '../transaction/transactionReading.ts';

/** Whether a text is lines such as `to: 0x…` and `data: 0x…`, or the same on one line with slashes between. */
export function isPair(text: string): boolean {
  const parts = split(text);
  const keys = parts.map(({ line }) => form.exec(line)?.[1]?.toLowerCase());
  return parts.length <= names.size && keys.includes('to') && !keys.includes(undefined);
}

/**
 * Reads such lines as a transaction. Besides `to` and `data`: `value` (in wei), `from` and `chain`.
 *
 * @throws {ParseError} for anything malformed
 */
export function parsePair(text: string, context: ParseContext): Parsing {
  const entries = new Map<string, JsonNode>();
  for (const { line, at } of split(text)) {
    const [, name = '', value = ''] = form.exec(line) ?? [];
    const key = names.get(name.toLowerCase()) ?? '';
    if (entries.has(key)) throw new ParseError({ id: 'field.twice', args: { name: key } }, { at });
    const valueAt = at + line.lastIndexOf(value);
    entries.set(key, { kind: 'string', value, at: valueAt, end: valueAt + value.length });
  }
  const object: JsonObject = { kind: 'object', entries, at: 0, end: text.length };
  return transactionReading(readTransaction(object), 'pair', text, context);
}

const names: ReadonlyMap<string, string> = new Map([
  ['to', 'to'],
  ['data', 'data'],
  ['calldata', 'data'],
  ['input', 'data'],
  ['value', 'value'],
  ['from', 'from'],
  ['chain', 'chainId'],
  ['chainid', 'chainId'],
]);

const form = /^\s*(to|data|calldata|input|value|from|chain|chainid)\s*[:=]\s*(\S+)\s*$/i;

/** The lines that are not blank, one more than there can be keys at most: then the text is not a pair. */
function split(text: string): readonly { line: string; at: number }[] {
  const parts: { line: string; at: number }[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n/]+/g)) {
    if (line.trim() !== '') parts.push({ line, at: index });
    if (parts.length > names.size) break;
  }
  return parts;
}
