import type { AbiFunction, Hex } from 'viem';
import { type FunctionAbi, functionAbi } from '../../codec/functionAbi.ts';
import { encodeType } from '../../crypto/encodeType.ts';
import type { TypedData } from '../../model/request.ts';
import type { Descriptor } from './document/descriptor.ts';
import { parseFormatKey } from './formatKey.ts';
import { isList, isJsonRecord, type Json, type JsonRecord, member, memberAt } from './document/json.ts';
import type { AbiField } from '../../codec/abiType.ts';

/** A format of a contract, ready to be applied. */
export type CallFormat = Readonly<{
  key: string;
  signature: string;
  fields: readonly AbiField[];
  format: JsonRecord;
}>;

/** The functions that a descriptor describes. `ambiguous`: two keys have one signature, so that it is invalid. */
export type CallFormats = Readonly<{ bySelector: ReadonlyMap<Hex, CallFormat>; ambiguous: boolean }>;

/** The functions that a descriptor describes, by selector. Worked out once for each descriptor. */
export function callFormats(descriptor: Descriptor): CallFormats {
  const kept = callCache.get(descriptor);
  if (kept !== undefined) return kept;
  const made = readCallFormats(descriptor);
  callCache.set(descriptor, made);
  return made;
}

const callCache = new WeakMap<Descriptor, CallFormats>();

function readCallFormats(descriptor: Descriptor): CallFormats {
  const bySelector = new Map<Hex, CallFormat>();
  const signatures = new Set<string>();
  let ambiguous = false;
  const abi = descriptor.version === 1 ? legacyAbi(descriptor) : undefined;
  for (const [key, format] of Object.entries(descriptor.formats)) {
    const read = parseFormatKey(key);
    const named = abi === undefined ? undefined : abi(read?.selector ?? key.toLowerCase());
    const it = named ?? read;
    if (it === undefined || !isJsonRecord(format)) continue;
    if (signatures.has(it.signature)) ambiguous = true;
    signatures.add(it.signature);
    if (bySelector.has(it.selector)) ambiguous = true;
    bySelector.set(it.selector, { key, signature: it.signature, fields: it.fields, format });
  }
  return { bySelector, ambiguous };
}

/**
 * The format of typed data: its key is the `encodeType` of the message. In version 1 it may be the primary type alone;
 * then the file must hold a schema with exactly the types of the message.
 */
export function typedFormat(
  descriptor: Descriptor,
  type: string,
  primaryType: string,
): Readonly<{ key: string; format: JsonRecord }> | undefined {
  const { formats } = descriptor;
  const exact = member(formats, type);
  if (isJsonRecord(exact)) return { key: type, format: exact };
  const legacy = descriptor.version === 1 ? member(formats, primaryType) : undefined;
  if (!isJsonRecord(legacy) || !legacyTypes(descriptor, primaryType).includes(type)) return undefined;
  return { key: primaryType, format: legacy };
}

/** `encodeType` of a primary type in each schema of a file of version 1. */
function legacyTypes({ eip712 }: Descriptor, primaryType: string): readonly string[] {
  const schemas = member(eip712, 'schemas');
  return (isList(schemas) ? schemas.slice(0, 100) : []).flatMap((schema) => {
    const types = member(schema, 'types');
    if (member(schema, 'primaryType') !== primaryType || !isTypes(types)) return [];
    return [encodeType(types, primaryType)];
  });
}

function isTypes(it: Json | undefined): it is JsonRecord & TypedData['types'] {
  return (
    isJsonRecord(it) &&
    Object.values(it).every(
      (fields) =>
        isList(fields) &&
        fields.every((field) => isText(member(field, 'name')) && isText(member(field, 'type'))),
    )
  );
}

function isText(it: Json | undefined): boolean {
  return typeof it === 'string' && it.length <= 200;
}

/** Version 1 names functions by selector or without parameter names; these are in the ABI in the file itself. */
function legacyAbi({ root }: Descriptor): (selector: string) => FunctionAbi | undefined {
  const abi = memberAt(root, 'context', 'contract', 'abi');
  const bySelector = new Map<string, FunctionAbi>();
  for (const item of isList(abi) ? abi.slice(0, 2_000) : []) {
    const read = isJsonRecord(item) && member(item, 'type') === 'function' ? fromJson(item) : undefined;
    if (read !== undefined) bySelector.set(read.selector, read);
  }
  return (selector) => bySelector.get(selector);
}

function fromJson(item: Json): FunctionAbi | undefined {
  return functionAbi(item as unknown as AbiFunction);
}
