import type { Body, Call } from '../../model/request.ts';
import { type JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { readOnly } from './readOnly.ts';
import { readCalls } from '../transaction/readCalls.ts';
import { addressField, bytesIn, entry, onlyKeys, textField } from '../json/readFields.ts';
import { readJson } from '../../text/json/readJson.ts';
import { readTransaction } from '../transaction/readTransaction.ts';
import { readTypedData } from '../typedData/readTypedData.ts';

/**
 * A request as one line of JSON that holds all of it and nothing else, for carrying it to another device. Undefined
 * for the kinds that are not carried: those that no wallet takes from a web page, and what is signed already.
 */
export function bodyText(body: Body): string | undefined {
  if (readOnly(body) !== undefined) return undefined;
  switch (body.kind) {
    case 'transaction': {
      const { chainId, from, call, set } = body;
      const fields = { chainId, from, ...callFields(call), ...set };
      return write({ transaction: fields });
    }
    case 'calls': {
      const { chainId, from, atomic, calls } = body;
      return write({ calls: { chainId, from, atomicRequired: atomic, calls: calls.map(callFields) } });
    }
    case 'message':
      return write({ message: { signer: body.signer, bytes: body.bytes } });
    case 'typedData':
      return write({ typedData: { signer: body.signer, json: body.json } });
    default:
      return undefined;
  }
}

/**
 * Reads such a line, as strictly as anything that is pasted: keys that are not known are refused, and typed data is
 * read from its own text. The body is as `freeze` takes it.
 *
 * @throws {ReadbackError} for anything malformed
 */
export function readBodyText(text: string): Body {
  const root = readJson(text);
  if (root.kind !== 'object' || root.entries.size !== 1) {
    throw new ParseError({ id: 'body.nothing' }, { details: root.kind, at: root.at });
  }
  const [kind = '', node = root] = [...root.entries].at(0) ?? [];
  if (node.kind !== 'object') throw new ParseError({ id: 'body.noObject' }, { at: node.at });
  switch (kind) {
    case 'transaction':
      return transactionIn(node);
    case 'calls':
      return callsIn(node);
    case 'message':
      onlyKeys(node, new Set(['signer', 'bytes']), 'message');
      return { kind, ...signerIn(node), bytes: bytesIn(needed(node, 'bytes'), 'bytes') };
    case 'typedData': {
      onlyKeys(node, new Set(['signer', 'json']), 'typedData');
      const json = textField(needed(node, 'json'), 'json');
      return { kind, ...signerIn(node), json, typed: readTypedData(json).typed };
    }
    default:
      throw new ParseError({ id: 'body.unknownKind' }, { details: kind.slice(0, 100) });
  }
}

function transactionIn(node: JsonObject): Body {
  const { chainId, from, to, value, data, set } = readTransaction(node);
  if (chainId === undefined) throw new ParseError({ id: 'transaction.noNetwork' }, { at: node.at });
  if (to === undefined) throw new ParseError({ id: 'transaction.noContract' }, { at: node.at });
  const body: Body = {
    kind: 'transaction',
    chainId,
    ...(from === undefined ? {} : { from }),
    call: { to, value, data },
    set,
  };
  if (readOnly(body) !== undefined) {
    throw new ParseError({ id: 'body.unknownKind' }, { at: node.at });
  }
  return body;
}

function callsIn(node: JsonObject): Body {
  const { chainId, from, atomic, calls, capabilities } = readCalls(node);
  if (chainId === undefined) throw new ParseError({ id: 'batch.noNetwork' }, { at: node.at });
  return { kind: 'calls', chainId, ...(from === undefined ? {} : { from }), atomic, calls, ...capabilities };
}

function signerIn(node: JsonObject): { signer?: `0x${string}` } {
  const signer = entry(node, 'signer');
  return signer === undefined ? {} : { signer: addressField(signer, 'signer') };
}

function needed(node: JsonObject, key: string) {
  const found = entry(node, key);
  if (found === undefined) throw new ParseError({ id: 'body.lacks', args: { key } }, { at: node.at });
  return found;
}

function callFields({ to, value, data }: Call) {
  return { to, value: value === 0n ? undefined : value, data: data === '0x' ? undefined : data };
}

/** Integers as decimal text; what is undefined is left out. */
function write(it: object): string {
  return JSON.stringify(it, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
