import { concat, type Hex, keccak256, numberToHex, padHex, stringToHex } from 'viem';
import type { TypedData } from '../model/request.ts';
import { ReadbackError } from '../text/errors.ts';
import { encodeType, fieldsOf } from './encodeType.ts';
import { missingInDomain } from './missingInDomain.ts';

/** `digest` is what is signed: keccak256(0x1901 ‖ `domainHash` ‖ `messageHash`). */
export type Eip712Hashes = Readonly<{ domainHash: Hex; messageHash: Hex; digest: Hex }>;

/**
 * The three hashes of EIP-712 typed data, of the fields that its types declare and of no others. A device shows
 * either the digest, or the other two together. Each type is hashed once, however many values it has.
 *
 * @throws {ReadbackError} where the domain lacks a field that its type declares: nobody can say what would be signed
 */
export function eip712Hashes(typed: TypedData): Eip712Hashes {
  const [missing] = missingInDomain(typed);
  if (missing !== undefined) throw new ReadbackError({ id: 'typed.domainLacksField' }, { details: missing });
  const domainHash = hashOf(typed.types, 'EIP712Domain', wholeDomain(typed));
  const messageHash = messageHashOf(typed);
  return { domainHash, messageHash, digest: keccak256(concat(['0x1901', domainHash, messageHash])) };
}

/** The hash of the message alone. */
export function messageHashOf({ types, primaryType, message }: Omit<TypedData, 'domain'>): Hex {
  return hashOf(types, primaryType, message);
}

/** The hash of the domain; undefined where it lacks a field that its type declares. */
export function domainHashOf(
  typed: Pick<TypedData, 'types' | 'domain' | 'oddDomain' | 'bareDomain'>,
): Hex | undefined {
  return missingInDomain(typed).length > 0
    ? undefined
    : hashOf(typed.types, 'EIP712Domain', wholeDomain(typed));
}

function wholeDomain({ domain, oddDomain }: Pick<TypedData, 'domain' | 'oddDomain'>): object {
  return oddDomain === undefined ? domain : { ...domain, ...oddDomain };
}

function hashOf(types: TypedData['types'], name: string, value: object): Hex {
  return hashStruct({ types, typeHashes: new Map() }, name, value);
}

type Hashing = Readonly<{ types: TypedData['types']; typeHashes: Map<string, Hex> }>;

function hashStruct(hashing: Hashing, name: string, value: object): Hex {
  const words = (fieldsOf(hashing.types, name) ?? []).map((field) =>
    encodeValue(
      hashing,
      field.type,
      Object.hasOwn(value, field.name) ? Reflect.get(value, field.name) : undefined,
    ),
  );
  return keccak256(concat([typeHash(hashing, name), ...words]));
}

function typeHash({ types, typeHashes }: Hashing, name: string): Hex {
  const known = typeHashes.get(name);
  if (known !== undefined) return known;
  const hash = keccak256(stringToHex(encodeType(types, name)));
  typeHashes.set(name, hash);
  return hash;
}

/** `encodeData` of one value: always one word. */
function encodeValue(hashing: Hashing, type: string, value: unknown): Hex {
  if (type.endsWith(']')) {
    const item = type.slice(0, type.lastIndexOf('['));
    return keccak256(concat((value as readonly unknown[]).map((it) => encodeValue(hashing, item, it))));
  }
  if (fieldsOf(hashing.types, type) !== undefined) return hashStruct(hashing, type, value as object);
  if (type === 'string') return keccak256(stringToHex(value as string));
  if (type === 'bytes') return keccak256(value as Hex);
  if (type === 'bool') return numberToHex(value === true ? 1 : 0, { size: 32 });
  if (type === 'address') return padHex((value as Hex).toLowerCase() as Hex, { size: 32 });
  if (type.startsWith('bytes')) return padHex(value as Hex, { size: 32, dir: 'right' });
  return numberToHex(BigInt(value as bigint | string), { size: 32, signed: type.startsWith('int') });
}
