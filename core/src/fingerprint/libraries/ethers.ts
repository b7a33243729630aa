/**
 * How ethers hashes typed data, and the wallets that are built on it. It does not read two parts of the request: the
 * main type is the only type that no other refers to, and the domain has the fields that its object holds, in the
 * fixed order of EIP-712. What `primaryType` and `EIP712Domain` say is not inspected.
 */
import type { TypedData } from '../../model/request.ts';
import type { JsonNode } from '../../text/json/jsonNode.ts';
import { baseOf, listOf } from '../../crypto/typedDataTypes.ts';
import { readStruct } from '../../request/typedData/typedDataValue.ts';
import { ReadbackError } from '../../text/errors.ts';
import { eip712Hashes } from '../../crypto/eip712.ts';
import type { Accepted, HashedBy } from './hashedBy.ts';

type Types = TypedData['types'];
type Fields = Types[string];

export function hashedByEthers5(it: Accepted): HashedBy {
  // It keeps field names in a plain object, where these stand already.
  const odd = Object.values(messageTypes(it)).some((fields) =>
    fields.some(({ name }) => Object.hasOwn(Object.prototype, name)),
  );
  return odd || domainOf(it).holdsNull ? { kind: 'refused' } : hashedByEthers(it);
}

export function hashedByEthers6(it: Accepted): HashedBy {
  const types = withSizes(it.typed.types);
  if (types === undefined) return hashedByEthers(it);
  const sized = hashedByEthers({ ...it, typed: { ...it.typed, types } });
  if (sized.kind !== 'same') return sized;
  const { digest } = eip712Hashes({ ...it.typed, types });
  return { kind: 'other', primaryType: it.typed.primaryType, only: 'sizes', digest };
}

/** Version 6 writes integers without a size as those of 256 bits, also in what it hashes. */
function withSizes(types: Types): Types | undefined {
  const sized = (type: string): string => type.replace(/^(u?int)(?=\[|$)/, '$1256');
  const all = Object.entries(types).map(
    ([name, fields]) => [name, fields.map((it) => ({ ...it, type: sized(it.type) }))] as const,
  );
  const bare = Object.values(types).some((fields) => fields.some(({ type }) => sized(type) !== type));
  return bare ? Object.fromEntries(all) : undefined;
}

function hashedByEthers(it: Accepted): HashedBy {
  const domain = domainOf(it);
  const primaryType = mainTypeOf(messageTypes(it));
  if (primaryType === undefined || domain.holdsOthers) return { kind: 'refused' };
  const declared = (it.typed.types['EIP712Domain'] ?? []).map(({ name }) => name);
  const names = domain.fields.map(({ name }) => name);
  if (throwsAtDomain(it)) return { kind: 'refused' };
  const isMain = primaryType === it.typed.primaryType;
  const isUsual = it.typed.oddDomain === undefined;
  if (isMain && isUsual && declared.join() === names.join()) return { kind: 'same' };
  if (isMain && isUsual && declared.toSorted().join() === names.toSorted().join())
    return { kind: 'other', primaryType, only: 'order', ...digestOf(it, primaryType, domain.fields) };
  const message = it.json.entries.get('message');
  if (message === undefined || throwsAt(message, primaryType, it.typed.types)) return { kind: 'refused' };
  return { kind: 'other', primaryType, ...digestOf(it, primaryType, domain.fields) };
}

/** Whether a value of the domain is sure to stop it, by the type that the field has for it. */
function throwsAtDomain({ json }: Accepted): boolean {
  const node = json.entries.get('domain');
  const text = (name: string): string | undefined => {
    const value = node?.kind === 'object' ? node.entries.get(name) : undefined;
    if (value === undefined || value.kind === 'null') return undefined;
    return value.kind === 'string' ? value.value : '';
  };
  const [contract, salt] = [text('verifyingContract'), text('salt')];
  if (contract !== undefined && !/^(?:0x)?[0-9a-f]{40}$/i.test(contract)) return true;
  return salt !== undefined && !/^0x[0-9a-f]{64}$/i.test(salt);
}

function messageTypes({ typed }: Accepted): Types {
  return Object.fromEntries(Object.entries(typed.types).filter(([name]) => name !== 'EIP712Domain'));
}

/** The only type that no other refers to; undefined where there are several. */
function mainTypeOf(types: Types): string | undefined {
  const used = new Set(Object.values(types).flatMap((fields) => fields.map(({ type }) => baseOf(type))));
  const roots = Object.keys(types).filter((name) => !used.has(name));
  return roots.length === 1 ? roots[0] : undefined;
}

const domainFields: Fields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];

/** What the domain's object holds, whatever its type lists. */
function domainOf({ json }: Accepted) {
  const node = json.entries.get('domain');
  const entries = node?.kind === 'object' ? [...node.entries] : [];
  const held = new Set(entries.filter(([, value]) => value.kind !== 'null').map(([name]) => name));
  return {
    fields: domainFields.filter(({ name }) => held.has(name)),
    holdsNull: entries.some(([, value]) => value.kind === 'null'),
    holdsOthers: [...held].some((name) => domainFields.every((field) => field.name !== name)),
  };
}

/**
 * Whether a value is sure to stop the library: something is missing that it cannot do without. It takes any present
 * value for a truth, a missing one for false, and reads numbers, bytes and addresses in many ways.
 */
function throwsAt(node: JsonNode | undefined, type: string, types: Types): boolean {
  const list = listOf(type);
  if (list !== null) {
    if (node?.kind !== 'array') return true;
    if (list.count !== undefined && node.items.length !== list.count) return true;
    return node.items.some((item) => throwsAt(item, list.item, types));
  }
  const fields = Object.hasOwn(types, type) ? types[type] : undefined;
  if (fields === undefined) return type !== 'bool' && isMissing(node);
  if (fields.length === 0) return false;
  if (node === undefined || node.kind === 'null') return true;
  return fields.some(
    ({ name, type: of }) =>
      !isInherited(node, name) &&
      throwsAt(node.kind === 'object' ? node.entries.get(name) : undefined, of, types),
  );
}

function isMissing(node: JsonNode | undefined): boolean {
  return node === undefined || node.kind === 'null';
}

/** Names that JavaScript gives a value by itself, such as the `length` of a list. */
function isInherited(node: JsonNode, name: string): boolean {
  if (node.kind === 'object') return !node.entries.has(name) && name in {};
  return name in Object(node.kind === 'array' ? [] : node.kind === 'string' ? '' : 0);
}

function digestOf({ json, typed }: Accepted, primaryType: string, fields: Fields) {
  const types: Types = { ...typed.types, EIP712Domain: fields };
  const structs = new Map(
    Object.entries(types).map(([name, all]) => [name, all.map((field) => ({ ...field, at: 0 }))]),
  );
  const part = (name: 'domain' | 'message', type: string): Record<string, unknown> =>
    readStruct(json.entries.get(name) ?? json, type, name, {
      types: structs,
      unsigned: [],
      checksums: [],
      read: { values: 0 },
    });
  try {
    const domain = part('domain', 'EIP712Domain');
    return {
      digest: eip712Hashes({ types, primaryType, domain, message: part('message', primaryType) }).digest,
    };
  } catch (error) {
    if (error instanceof ReadbackError) return {};
    throw error;
  }
}
