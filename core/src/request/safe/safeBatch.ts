import type { Address, Hex } from 'viem';
import { callDataOf } from '../../abi/callData.ts';
import { leafValue } from '../../abi/forms/formLeaf.ts';
import { jsonValue } from '../../abi/forms/jsonValue.ts';
import type { AbiType } from '../../codec/abiType.ts';
import { type FunctionAbi, functionAbi } from '../../codec/functionAbi.ts';
import type { Call } from '../../model/request.ts';
import type { Arg, ArgValue } from '../../model/step.ts';
import { good, type Result } from '../../text/result.ts';
import { freeze } from '../frozen/freeze.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import type { ParseContext, Parsing } from '../parse/parsed.ts';
import { mostCalls } from '../transaction/readCalls.ts';
import {
  addressField,
  bytesIn,
  chainIn,
  entry,
  onlyKeys,
  quantityIn,
  textField,
} from '../json/readFields.ts';
import { methodIn } from './safeBatchMethod.ts';
import { missingField } from '../transaction/transactionReading.ts';

/** Whether an object is a file of Safe's Transaction Builder by its keys. */
export function isSafeBatch(node: JsonObject): boolean {
  return node.entries.get('transactions')?.kind === 'array' && !node.entries.has('method');
}

/**
 * Reads a batch file of Safe's Transaction Builder: calls that the Safe makes together, all or nothing. A call that has
 * no data is encoded from the method and values beside it; where both are there, they must say the same.
 *
 * @throws {ParseError} for anything malformed, and for calls that cannot be encoded
 */
export function safeBatchReading(node: JsonObject, raw: string, context: ParseContext): Parsing {
  const list = entry(node, 'transactions');
  if (list?.kind !== 'array' || list.items.length === 0 || list.items.length > mostCalls) {
    throw new ParseError(
      { id: 'batch.noTransactions', args: { most: mostCalls } },
      {
        at: list?.at ?? node.at,
      },
    );
  }
  const calls = list.items.map(callIn);
  const said = entry(node, 'chainId');
  const chainId = said === undefined ? context.chainId : chainIn(said);
  if (chainId === undefined)
    return { ok: false, error: missingField(['chain']), needs: ['chain'], others: [] };
  const from = safeIn(node) ?? context.from;
  const body = {
    kind: 'calls',
    chainId,
    ...(from === undefined ? {} : { from }),
    atomic: true,
    calls,
  } as const;
  return { ok: true, took: 'safeBatch', request: freeze(body, raw), others: [] };
}

/** The Safe that the file was made for, where it says one. */
function safeIn(node: JsonObject): Address | undefined {
  const meta = entry(node, 'meta');
  const safe = meta?.kind === 'object' ? entry(meta, 'createdFromSafeAddress') : undefined;
  if (safe === undefined || (safe.kind === 'string' && safe.value === '')) return undefined;
  return addressField(safe, 'createdFromSafeAddress');
}

const keys: ReadonlySet<string> = new Set(['to', 'value', 'data', 'contractMethod', 'contractInputsValues']);

function callIn(node: JsonNode): Call {
  if (node.kind !== 'object') throw new ParseError({ id: 'batch.noObject' }, { at: node.at });
  onlyKeys(node, keys, 'listedTransaction');
  const to = entry(node, 'to');
  if (to === undefined) throw new ParseError({ id: 'batch.noReceiver' }, { at: node.at });
  const value = entry(node, 'value');
  return {
    to: addressField(to, 'to'),
    value: value === undefined ? 0n : quantityIn(value, 'value'),
    data: dataIn(node),
  };
}

function dataIn(node: JsonObject): Hex {
  const data = entry(node, 'data');
  const said = data === undefined ? undefined : bytesIn(data, 'data');
  const method = entry(node, 'contractMethod');
  if (method === undefined) return said ?? '0x';
  const values = entry(node, 'contractInputsValues');
  // Beside data that is there, a method without values is only its name, which has to be that of the data.
  if (said !== undefined && values === undefined) {
    if (isOther(method, said)) throw new ParseError({ id: 'batch.otherData' }, { at: data?.at ?? node.at });
    return said;
  }
  const encoded = encode(method, values, node);
  if (said === undefined || said === encoded) return encoded;
  throw new ParseError({ id: 'batch.otherData' }, { at: data?.at ?? node.at });
}

/** Whether bytes are for another function; what a contract does with bytes that name none is its own affair. */
function isOther(method: JsonNode, data: Hex): boolean {
  const name = method.kind === 'object' ? entry(method, 'name') : undefined;
  if (name?.kind === 'string' && name.value === 'fallback') return false;
  const item = methodIn(method);
  if (item === 'receive') return data !== '0x';
  return functionAbi(item)?.selector !== data.slice(0, 10);
}

function encode(method: JsonNode, values: JsonNode | undefined, node: JsonObject): Hex {
  const item = methodIn(method);
  if (item === 'receive') return '0x';
  const fn = functionAbi(item);
  if (fn === undefined) {
    throw new ParseError(
      { id: 'batch.method' },
      {
        at: method.at,
      },
    );
  }
  const given = values ?? { kind: 'object', entries: new Map(), at: node.at, end: node.at };
  if (given.kind !== 'object') throw new ParseError({ id: 'batch.values' }, { at: given.at });
  const names = item.inputs.map(({ name }, at) => name ?? String(at));
  onlyKeys(given, new Set(names), 'method');
  const args = fn.fields.map(({ name, type }, at): Arg => {
    const found = given.entries.get(names[at] ?? '');
    if (found === undefined || new Set(names).size < names.length) {
      throw new ParseError(
        { id: 'batch.valueMissing' },
        {
          details: names[at] ?? '',
          at: given.at,
        },
      );
    }
    return { name, type: type.text, value: valueIn(type, found, names[at] ?? ''), bytes: [0, 0] };
  });
  return dataOf(fn, args, node);
}

function dataOf(fn: FunctionAbi, args: readonly Arg[], node: JsonObject): Hex {
  const data = callDataOf(fn, args);
  if (data !== undefined) return data;
  throw new ParseError({ id: 'batch.otherValues' }, { at: node.at });
}

/** Values are texts; lists and tuples are JSON in such a text. */
function valueIn(type: AbiType, node: JsonNode, name: string): ArgValue {
  // The page that this file is for, and every other program, would take another number for it.
  if (node.kind === 'number' && !Number.isSafeInteger(Number(node.text)))
    throw new ParseError(
      { id: 'field.rounded', args: { name: name.slice(0, 60) } },
      { details: node.text.slice(0, 100), at: node.at },
    );
  const text =
    node.kind === 'bool' ? String(node.value) : node.kind === 'number' ? node.text : textField(node, name);
  const result: Result<ArgValue> =
    type.kind === 'array' || type.kind === 'tuple'
      ? jsonValue(type, text)
      : type.kind === 'bytes' && text === ''
        ? good({ kind: 'bytes', hex: '0x' })
        : leafValue(type, type.kind === 'string' ? text : text.trim(), undefined);
  if (result.ok) return result.value;
  throw new ParseError(
    { id: 'of', args: { name: name.slice(0, 60), problem: result.error.problem } },
    {
      details: result.error.details,
      at: node.at,
    },
  );
}
