import type { AbiParameter } from 'viem';
import { type AbiField, abiFields } from '../../codec/abiType.ts';
import { selectorOf } from '../../codec/functionAbi.ts';
import { isIdentifier } from '../../codec/identifier.ts';

/** A key of `display.formats` of a contract: a function with the names of its parameters. */
export type FormatKey = Readonly<{
  key: string;
  name: string;
  /** The canonical signature, without names, of which the selector is made. */
  signature: string;
  selector: `0x${string}`;
  fields: readonly AbiField[];
}>;

/**
 * Reads a key of `display.formats` of a contract. The standard wants canonical types and no spaces after commas;
 * two thirds of the public registry have such spaces, so white space does not matter here, and `uint` is taken for
 * `uint256`: the selector is the same. Undefined for anything that is not a function with known types.
 *
 * @example
 * parseFormatKey('submitOrder((address token,uint256 amount) order, bytes32 salt)')?.signature;
 * // 'submitOrder((address,uint256),bytes32)'
 */
export function parseFormatKey(key: string): FormatKey | undefined {
  if (key.length > 20_000) return undefined;
  const [, name, rest] = /^\s*(?:function\s+)?([A-Za-z_$][\w$]*)\s*(\(.*\))\s*$/s.exec(key) ?? [];
  if (rest === undefined || !isIdentifier(name)) return undefined;
  const reader = { text: rest, at: 1 };
  const parameters = readList(reader, 0);
  if (parameters === undefined || reader.at !== rest.length) return undefined;
  const fields = abiFields(parameters);
  if (fields === undefined) return undefined;
  const signature = `${name}(${fields.map(({ type }) => type.text).join(',')})`;
  return { key, name, signature, selector: selectorOf(signature), fields };
}

type Reader = { readonly text: string; at: number };

/** Reads parameters up to and with the closing bracket. */
function readList(reader: Reader, depth: number): AbiParameter[] | undefined {
  const parameters: AbiParameter[] = [];
  if (depth > 16) return undefined;
  space(reader);
  if (takes(reader, ')')) return parameters;
  for (;;) {
    const parameter = readParameter(reader, depth);
    if (parameter === undefined) return undefined;
    parameters.push(parameter);
    if (takes(reader, ')')) return parameters;
    if (!takes(reader, ',')) return undefined;
  }
}

function readParameter(reader: Reader, depth: number): AbiParameter | undefined {
  space(reader);
  let components: AbiParameter[] | undefined;
  let type = word(reader, /[a-z0-9]*/y);
  if (takes(reader, '(')) {
    if (type !== '' && type !== 'tuple') return undefined;
    components = readList(reader, depth + 1);
    if (components === undefined) return undefined;
    type = 'tuple';
  }
  if (type === '') return undefined;
  type += word(reader, /(?:\[[0-9]*\])*/y);
  space(reader);
  let name = word(reader, /[\w$]*/y);
  space(reader);
  if (places.has(name)) {
    name = word(reader, /[\w$]*/y);
    space(reader);
  }
  return components === undefined ? { type, name } : { type, name, components };
}

/** Where Solidity may want the parameter: words that stand between its type and its name. */
const places: ReadonlySet<string> = new Set(['calldata', 'memory', 'payable']);

function word(reader: Reader, form: RegExp): string {
  form.lastIndex = reader.at;
  const found = form.exec(reader.text)?.[0] ?? '';
  reader.at += found.length;
  return found;
}

function space(reader: Reader): void {
  word(reader, /\s*/y);
}

function takes(reader: Reader, token: string): boolean {
  if (!reader.text.startsWith(token, reader.at)) return false;
  reader.at += token.length;
  return true;
}
