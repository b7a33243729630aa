import type { TypedData } from '../../model/request.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { readJson } from '../../text/json/readJson.ts';
import { TypedDataError } from '../../crypto/typedDataError.ts';
import { baseOf, isBasic, readTypes, type StructTypes } from '../../crypto/typedDataTypes.ts';
import { type ReadContext, readStruct, readValue } from './typedDataValue.ts';

/**
 * Typed data, the paths of what is in the JSON but is not signed (`message.note`, `types.Unused`), and those of
 * addresses whose checksum (EIP-55) is wrong; `odd` those of bytes with an odd number of digits. A field of the domain that is declared and not there is left out: see
 * `missingInDomain`.
 */
export type ReadTypedData = Readonly<{
  typed: TypedData;
  unsigned: readonly string[];
  checksums: readonly string[];
  odd: readonly string[];
}>;

/**
 * Reads EIP-712 typed data from the JSON text that a wallet would receive. What it returns holds only what is
 * signed. Values that libraries are known to sign differently are refused: numbers that would be rounded, bytes
 * given as text, and values that do not fit their types. So are more values than
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
  const oddDigits: string[] = [];
  const context: ReadContext = { types, unsigned, checksums, odd: oddDigits, read: { values: 0 } };
  const { domain, oddDomain } = readDomain(part(root, 'domain'), context);
  const message = readStruct(part(root, 'message'), primaryType, 'message', context);
  unsigned.push(...unusedTypes(types, primaryType));
  const unusual = {
    ...(Object.keys(oddDomain).length === 0 ? {} : { oddDomain }),
    ...(types.has('EIP712Domain') ? {} : { bareDomain: true as const }),
  };
  return {
    typed: { types: plainTypes(types), primaryType, domain, message, ...unusual },
    unsigned,
    checksums,
    odd: oddDigits,
  };
}

/**
 * Paths of the fields that are in the JSON of typed data but are not signed; undefined if the JSON cannot be read.
 * A type that nothing uses says nothing to whoever reads the request, and is not a field.
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

type ReadDomain = Readonly<{ domain: TypedData['domain']; oddDomain: Record<string, unknown> }>;

/**
 * The domain, field by field as its type declares them; without that type, the fields that it has and that EIP-712
 * knows. Fields of other names or types are signed as they are declared, and name no contract and no network.
 */
function readDomain(node: JsonObject, context: ReadContext): ReadDomain {
  const declared = context.types.get('EIP712Domain');
  const fields = (declared ?? [...domainTypes].map(([name, type]) => ({ name, type, at: node.at }))).filter(
    ({ name }) => declared !== undefined || node.entries.has(name),
  );
  const usual = fields.filter(
    ({ name, type }) => domainTypes.get(name) === type && !isText(node, name, type),
  );
  const types = new Map([...context.types, ['EIP712Domain', usual]]);
  const unsigned: string[] = [];
  const domain = readStruct(node, 'EIP712Domain', 'domain', { ...context, types, unsigned }, 'leaveOut');
  const odd = fields.filter((it) => !usual.includes(it));
  const oddDomain: Record<string, unknown> = {};
  for (const { name, type, at } of odd) {
    if (!isBasic(type)) throw new TypedDataError({ id: 'typed.domainField', args: { name } }, at);
    const value = node.entries.get(name);
    if (value === undefined) continue;
    oddDomain[name] = isText(node, name, type)
      ? addressOfText(value.kind === 'string' ? value.value : '')
      : readValue(value, type, `domain.${name}`, context);
  }
  context.unsigned.push(...unsigned.filter((path) => odd.every(({ name }) => path !== `domain.${name}`)));
  return { domain, oddDomain };
}

/** Chains of Cosmos have a word where the address of the contract would be. */
function isText(node: JsonObject, name: string, type: string): boolean {
  const value = node.entries.get(name);
  return (
    name === 'verifyingContract' &&
    type === 'address' &&
    value?.kind === 'string' &&
    /^[a-z][a-z0-9]{0,19}$/i.test(value.value)
  );
}

/**
 * What wallets on MetaMask's library sign for a word where an address is declared: its letters as digits of a number,
 * of which the first twenty bytes count.
 */
function addressOfText(text: string): string {
  let number = 0n;
  for (const letter of text) {
    const digit = BigInt(letter.charCodeAt(0) - 48);
    number = number * 10n + (digit >= 49n ? digit - 39n : digit >= 17n ? digit - 7n : digit);
  }
  return `0x${number.toString(16).padStart(40, '0').slice(0, 40)}`;
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
