import type { TypedData } from '../../model/request.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { readJson } from '../../text/json/readJson.ts';
import { TypedDataError } from '../../crypto/typedDataError.ts';
import { baseOf, readTypes, type StructTypes } from '../../crypto/typedDataTypes.ts';
import { type ReadContext, readStruct } from './typedDataValue.ts';

/**
 * Typed data, the paths of what is in the JSON but is not signed (`message.note`, `types.Unused`), and those of
 * addresses whose checksum (EIP-55) is wrong. A field of the domain that is declared and not there is left out: see
 * `missingInDomain`.
 */
export type ReadTypedData = Readonly<{
  typed: TypedData;
  unsigned: readonly string[];
  checksums: readonly string[];
}>;

/**
 * Reads EIP-712 typed data from the JSON text that a wallet would receive. What it returns holds only what is
 * signed. Values that libraries are known to sign differently are refused: numbers that would be rounded, bytes
 * given as text, a missing `EIP712Domain`, and values that do not fit their types. So are more values than
 * `maxValues`, whose hashes would cost seconds. What some libraries find by themselves, the main type and the fields of
 * the domain, is compared in `fingerprint/libraries`.
 *
 * @throws {JsonError | TypedDataError} with the position in the text
 */
export function readTypedData(json: string): ReadTypedData {
  return typedDataOf(readJson(json));
}

/** The same from JSON that was read already. Positions in errors are those of its text. */
export function typedDataOf(root: JsonNode): ReadTypedData {
  if (root.kind !== 'object') throw new TypedDataError({ id: 'typed.noObject' }, root.at);
  const types = readTypes(part(root, 'types'));
  const primaryType = primaryTypeOf(root, types);
  const unsigned: string[] = [];
  const checksums: string[] = [];
  const context: ReadContext = { types, unsigned, checksums, read: { values: 0 } };
  checkDomainTypes(types, root.at);
  const domain = readStruct(part(root, 'domain'), 'EIP712Domain', 'domain', context, 'leaveOut');
  const message = readStruct(part(root, 'message'), primaryType, 'message', context);
  unsigned.push(...unusedTypes(types, primaryType));
  return { typed: { types: plainTypes(types), primaryType, domain, message }, unsigned, checksums };
}

/**
 * Paths of the fields that are in the JSON of typed data but are not signed; undefined if the JSON cannot be read.
 * A type that nothing uses says nothing to whoever reads the request, and is no field.
 */
export function unsignedFields(json: string): readonly string[] | undefined {
  try {
    return readTypedData(json).unsigned.filter((path) => !path.startsWith('types.'));
  } catch {
    return undefined;
  }
}

/** Paths of the addresses in the JSON of typed data whose checksum is wrong; none if the JSON cannot be read. */
export function wrongChecksums(json: string): readonly string[] {
  try {
    return readTypedData(json).checksums;
  } catch {
    return [];
  }
}

function part(root: JsonObject, key: string): JsonObject {
  const node = root.entries.get(key);
  if (node === undefined) throw new TypedDataError({ id: 'typed.lacks', args: { key } }, root.at);
  if (node.kind !== 'object') throw new TypedDataError({ id: 'typed.partNoObject', args: { key } }, node.at);
  return node;
}

function primaryTypeOf(root: JsonObject, types: StructTypes): string {
  const node = root.entries.get('primaryType');
  if (node?.kind !== 'string') throw new TypedDataError({ id: 'typed.noPrimaryType' }, root.at);
  if (node.value === 'EIP712Domain') {
    throw new TypedDataError({ id: 'typed.onlyDomain' }, node.at);
  }
  if (!types.has(node.value))
    throw new TypedDataError({ id: 'typed.primaryUndeclared' }, node.at, node.value);
  return node.value;
}

const domainTypes: ReadonlyMap<string, string> = new Map([
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
  ['salt', 'bytes32'],
]);

function checkDomainTypes(types: StructTypes, at: number): void {
  const fields = types.get('EIP712Domain');
  if (fields === undefined) {
    throw new TypedDataError({ id: 'typed.noDomainType' }, at);
  }
  for (const field of fields) {
    if (domainTypes.get(field.name) !== field.type) {
      throw new TypedDataError({ id: 'typed.domainField', args: { name: field.name } }, field.at);
    }
  }
}

function unusedTypes(types: StructTypes, primaryType: string): readonly string[] {
  const used = new Set(['EIP712Domain', primaryType]);
  for (const name of used) {
    for (const field of types.get(name) ?? []) {
      if (types.has(baseOf(field.type))) used.add(baseOf(field.type));
    }
  }
  return [...types.keys()].filter((name) => !used.has(name)).map((name) => `types.${name}`);
}

function plainTypes(types: StructTypes): TypedData['types'] {
  return Object.fromEntries(
    [...types].map(([name, fields]) => [
      name,
      fields.map(({ name: field, type }) => ({ name: field, type })),
    ]),
  );
}
