import {
  type AbiFunction,
  concatHex,
  decodeAbiParameters,
  type Hex,
  numberToHex,
  parseAbiParameters,
  size,
  sliceHex,
  toFunctionSelector,
} from 'viem';
import { entry } from '../../request/json/readFields.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';

/** So deep are batches in batches followed. */
const deepest = 4;

/**
 * Whether what a service says of the bytes of a call is what they say: `{ method, parameters: [{ type, value, valueDecoded }] }`, with
 * the calls of a batch inside. A description in another form describes nothing that could be compared, and is not right.
 */
export function isAsDecoded(decoded: JsonNode, data: Hex, depth = 0): boolean {
  if (decoded.kind !== 'object' || depth > deepest) return false;
  const fn = functionIn(decoded);
  if (fn === undefined || size(data) < 4 || sliceHex(data, 0, 4) !== toFunctionSelector(fn)) return false;
  const given = parametersIn(decoded);
  const values = argumentsOf(fn, data);
  return (
    values?.length === given.length &&
    given.every((it, at) => {
      const value = entry(it, 'value');
      const inner = entry(it, 'valueDecoded');
      return (
        value !== undefined &&
        isValue(value, values[at]) &&
        (inner === undefined || isInner(inner, values[at], depth + 1))
      );
    })
  );
}

function functionIn(decoded: JsonObject): AbiFunction | undefined {
  const method = entry(decoded, 'method');
  const types = parametersIn(decoded).map((it) => entry(it, 'type'));
  if (method?.kind !== 'string' || !/^\w{1,200}$/.test(method.value)) return undefined;
  const named = types.flatMap((it) =>
    it?.kind === 'string' && /^[\w()[\],]{1,500}$/.test(it.value) ? [it.value] : [],
  );
  if (named.length !== types.length) return undefined;
  try {
    const inputs = named.length === 0 ? [] : parseAbiParameters(named.join(', ') as string);
    return { type: 'function', name: method.value, inputs, outputs: [], stateMutability: 'payable' };
  } catch {
    return undefined;
  }
}

function parametersIn(decoded: JsonObject): readonly JsonObject[] {
  const list = entry(decoded, 'parameters');
  return list?.kind === 'array' ? list.items.filter((it) => it.kind === 'object') : [];
}

function argumentsOf({ inputs }: AbiFunction, data: Hex): readonly unknown[] | undefined {
  try {
    return inputs.length === 0 ? [] : decodeAbiParameters(inputs, sliceHex(data, 4));
  } catch {
    return undefined;
  }
}

/** Numbers as decimal text, bytes and addresses in hex of any case, lists and structs as lists. */
function isValue(said: JsonNode, value: unknown): boolean {
  if (Array.isArray(value))
    return (
      said.kind === 'array' &&
      said.items.length === value.length &&
      said.items.every((it, at) => isValue(it, value[at]))
    );
  if (typeof value === 'object' && value !== null) return isValue(said, Object.values(value));
  const text =
    said.kind === 'string'
      ? said.value
      : said.kind === 'number'
        ? said.text
        : said.kind === 'bool'
          ? String(said.value)
          : undefined;
  if (text === undefined) return false;
  if (typeof value === 'string' && !value.startsWith('0x')) return text === value;
  return text.toLowerCase() === String(value).toLowerCase();
}

/** The calls of a batch as MultiSend takes them, packed again; or one call inside an argument. */
function isInner(inner: JsonNode, value: unknown, depth: number): boolean {
  if (typeof value !== 'string' || !value.startsWith('0x')) return false;
  const bytes = value as Hex;
  if (inner.kind === 'object') return isAsDecoded(inner, bytes, depth);
  if (inner.kind !== 'array') return false;
  const packed = inner.items.map((it) => packedCall(it, depth));
  return (
    packed.every((it) => it !== undefined) &&
    concatHex(['0x', ...packed]).toLowerCase() === bytes.toLowerCase()
  );
}

function packedCall(node: JsonNode, depth: number): Hex | undefined {
  if (node.kind !== 'object') return undefined;
  const text = (key: string): string | undefined => {
    const it = entry(node, key);
    return it?.kind === 'string' ? it.value : it?.kind === 'number' ? it.text : undefined;
  };
  const [operation, to, value, data = '0x'] = [text('operation'), text('to'), text('value'), text('data')];
  const inner = entry(node, 'dataDecoded');
  const isForm =
    /^[01]$/.test(operation ?? '') &&
    /^0x[\da-f]{40}$/i.test(to ?? '') &&
    /^\d{1,78}$/.test(value ?? '') &&
    /^0x(?:[\da-f]{2})*$/i.test(data);
  if (!isForm || BigInt(value ?? 0) >= 2n ** 256n) return undefined;
  if (inner !== undefined && !isAsDecoded(inner, data as Hex, depth)) return undefined;
  return concatHex([
    numberToHex(Number(operation), { size: 1 }),
    to as Hex,
    numberToHex(BigInt(value ?? 0), { size: 32 }),
    numberToHex(size(data as Hex), { size: 32 }),
    data as Hex,
  ]);
}
