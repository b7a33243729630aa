import type { ByteRange } from '@readback/core/model/step.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import type { WalletCall } from '@readback/core/request/wallet/walletCall.ts';
import type { JsonNode } from '@readback/core/text/json/jsonNode.ts';
import { readJson } from '@readback/core/text/json/readJson.ts';
import { isHex } from 'viem';

/** What a field of a request is. `typed`: a value of a message of typed data. `other`: anything else that is in it. */
export type FieldPart =
  | 'account'
  | 'to'
  | 'value'
  | 'chain'
  | 'data'
  | 'message'
  | 'domain'
  | 'type'
  | 'types'
  | 'typed'
  | 'other';

/**
 * One value of what a wallet was asked, by its place. `key` and `text` are as they came: foreign text. `bytes` is the
 * place in the calldata, `path` that in a message of typed data or in its domain.
 */
export type WalletField = Readonly<{
  id: string;
  part: FieldPart;
  key: string;
  text: string;
  bytes?: ByteRange;
  path?: readonly string[];
  /** Of a value that is in JSON: what it is there. A text is not a number, though both read alike. */
  written?: JsonNode['kind'];
}>;

/** After so many words the rest of the calldata is one field. */
const mostWords = 64;
/** After so many values the rest of typed data is one field. */
const mostValues = 200;

/**
 * All that a wallet shows of a request to sign, value by value: the calldata by its words, typed data by its fields.
 * Undefined for what is no such request, or is not written as one.
 */
export function walletFields({ method, params }: WalletCall): readonly WalletField[] | undefined {
  const [first, second] = params;
  switch (method) {
    case signingMethods.transaction:
      return isRecord(first) ? transactionFields(first) : undefined;
    case signingMethods.message:
      return [...plain('message', 'message', first), ...plain('account', 'account', second)];
    case signingMethods.typedData:
      return typeof second === 'string'
        ? [...plain('account', 'account', first), ...typedFields(second)]
        : undefined;
    default:
      return undefined;
  }
}

const transactionParts: Readonly<Record<string, FieldPart>> = {
  from: 'account',
  to: 'to',
  value: 'value',
  chainId: 'chain',
};

function transactionFields(call: Readonly<Record<string, unknown>>): readonly WalletField[] {
  return Object.entries(call).flatMap(([key, value]) => {
    if (key === 'data' && isHex(value) && value.length % 2 === 0)
      return dataFields(value.toLowerCase(), call['to'] !== undefined);
    return plain(transactionParts[key] ?? 'other', key, value);
  });
}

/** The selector, words of 32 bytes, and what is left. What creates a contract has no selector. */
function dataFields(data: string, isCall: boolean): readonly WalletField[] {
  const size = Math.floor((data.length - 2) / 2);
  const fields: WalletField[] = [];
  let at = 0;
  while (at < size) {
    const whole = at === 0 && isCall ? 4 : 32;
    const end = fields.length > mostWords ? size : Math.min(at + whole, size);
    const text = data.slice(2 + at * 2, 2 + end * 2);
    fields.push({ id: `data.${at}`, part: 'data', key: 'data', text, bytes: [at, end] });
    at = end;
  }
  return fields;
}

function typedFields(json: string): readonly WalletField[] {
  const root = read(json);
  if (root?.kind !== 'object') return plain('other', 'data', json);
  const all = [...root.entries].flatMap(([key, node]): readonly WalletField[] => {
    const cut = json.slice(node.at, node.end);
    if (key === 'primaryType') return plain('type', key, textOf(node, json));
    if (key === 'types') return plain('types', key, cut);
    const part = key === 'domain' ? 'domain' : key === 'message' ? 'typed' : 'other';
    return leaves(node, json, []).map(({ path, place, text, written }) => ({
      id: leafId(part === 'other' ? `other ${key}` : part, place),
      part,
      key: path.length === 0 ? key : path.join('.'),
      text,
      path,
      written,
    }));
  });
  return all.length <= mostValues ? all : withRest(all);
}

/** Whoever asks chooses the order: what is signed comes first, and nothing is left out. */
function withRest(all: readonly WalletField[]): readonly WalletField[] {
  const sorted = [
    ...all.filter(({ part }) => part !== 'other'),
    ...all.filter(({ part }) => part === 'other'),
  ];
  const rest = sorted.slice(mostValues).map(({ id, text, written }) => [id, text, written]);
  return [...sorted.slice(0, mostValues), ...plain('other', '…', JSON.stringify(rest))];
}

/** Whatever the names are, no two places have the same. */
export function leafId(part: string, path: readonly string[]): string {
  return `${part} ${JSON.stringify(path)}`;
}

/** `place` tells an item of a list from a field with a number for its name; `path` does not. */
type Leaf = Readonly<{
  path: readonly string[];
  place: readonly string[];
  text: string;
  written: JsonNode['kind'];
}>;

function leaves(
  node: JsonNode,
  json: string,
  path: readonly string[],
  place: readonly string[] = path,
): readonly Leaf[] {
  const inside =
    node.kind === 'object'
      ? [...node.entries].map(([name, it]) => [name, name, it] as const)
      : node.kind === 'array'
        ? node.items.map((it, at) => [String(at), `[${at}]`, it] as const)
        : [];
  if (inside.length === 0) return [{ path, place, text: textOf(node, json), written: node.kind }];
  return inside.flatMap(([name, spot, it]) => leaves(it, json, [...path, name], [...place, spot]));
}

function textOf(node: JsonNode, json: string): string {
  return node.kind === 'string' ? node.value : json.slice(node.at, node.end);
}

function read(json: string): JsonNode | undefined {
  try {
    return readJson(json);
  } catch {
    return undefined;
  }
}

function plain(part: FieldPart, key: string, value: unknown): readonly WalletField[] {
  if (value === undefined) return [];
  const id = part === 'other' ? `other ${key}` : key;
  return [{ id, part, key, text: typeof value === 'string' ? value : JSON.stringify(value) }];
}

function isRecord(it: unknown): it is Readonly<Record<string, unknown>> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}
