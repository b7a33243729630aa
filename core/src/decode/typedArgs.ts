import type { Hex } from 'viem';
import { fieldsOf } from '../crypto/encodeType.ts';
import type { TypedData } from '../model/request.ts';
import { checksumOf } from '../text/checksum.ts';
import type { Arg, ArgValue } from '../model/step.ts';
import { type Budget, maxDepth } from '../codec/budget.ts';

/**
 * The values of an EIP-712 message, in the order and shape of its types: what is not in the types is not signed
 * and does not appear. Places are `[0, 0]`: the message has none in calldata.
 *
 * Undefined when a value is missing or is not of its type, or when the budget ends: then nothing was read.
 */
export function typedArgs(typed: TypedData, budget: Budget): readonly Arg[] | undefined {
  try {
    return structArgs({ types: typed.types, budget }, typed.primaryType, typed.message, 0);
  } catch (error) {
    if (error instanceof NotOfType) return undefined;
    throw error;
  }
}

type Reader = Readonly<{ types: TypedData['types']; budget: Budget }>;

function structArgs(reader: Reader, name: string, message: unknown, depth: number): readonly Arg[] {
  const fields = fieldsOf(reader.types, name);
  if (fields === undefined || typeof message !== 'object' || message === null) throw new NotOfType(name);
  return fields.map((field) => {
    const it: unknown = Object.hasOwn(message, field.name)
      ? (message as Record<string, unknown>)[field.name]
      : undefined;
    return readArg(reader, field.name, field.type, it, depth);
  });
}

function readArg(reader: Reader, name: string, type: string, it: unknown, depth: number): Arg {
  reader.budget.nodes -= 1;
  if (reader.budget.nodes < 0 || depth > maxDepth) throw new NotOfType(type);
  return { name, type, value: readValue(reader, type, it, depth + 1), bytes: [0, 0] };
}

function readValue(reader: Reader, type: string, it: unknown, depth: number): ArgValue {
  const array = type.endsWith(']') ? /^(.+)\[([0-9]*)\]$/s.exec(type) : null;
  if (array?.[1] !== undefined) {
    if (!Array.isArray(it) || (array[2] !== '' && it.length !== Number(array[2]))) throw new NotOfType(type);
    const of = array[1];
    const items = it.map((item: unknown, index) => readArg(reader, String(index), of, item, depth));
    return { kind: 'array', items };
  }
  if (fieldsOf(reader.types, type) !== undefined)
    return { kind: 'tuple', fields: structArgs(reader, type, it, depth) };
  return elementary(type, it);
}

function elementary(type: string, it: unknown): ArgValue {
  if (type === 'string' && typeof it === 'string') return { kind: 'text', text: it };
  if (type === 'bool' && typeof it === 'boolean') return { kind: 'bool', value: it };
  if (type === 'address' && typeof it === 'string' && /^0x[0-9a-f]{40}$/i.test(it))
    return { kind: 'address', address: checksumOf(`0x${it.slice(2).toLowerCase()}`) };
  const { kind, size } = sized.get(type) ?? sizedType(type);
  return kind === 'bytes'
    ? { kind: 'bytes', hex: hexOf(it, size, type) }
    : { kind: 'integer', value: integerOf(it, kind, size ?? 256, type) };
}

type Sized = Readonly<{ kind: 'uint' | 'int' | 'bytes'; size: number | undefined }>;

/** Types with a size, which are few, taken apart once. */
const sized = new Map<string, Sized>();

function sizedType(type: string): Sized {
  const [, kind, digits = ''] = /^(uint|int|bytes)([0-9]{0,3})$/.exec(type) ?? [];
  if (kind === undefined) throw new NotOfType(type);
  const read = { kind: kind as Sized['kind'], size: digits === '' ? undefined : Number(digits) };
  sized.set(type, read);
  return read;
}

function hexOf(it: unknown, size: number | undefined, type: string): Hex {
  if (typeof it !== 'string' || it.length % 2 !== 0 || !/^0x[0-9a-f]*$/i.test(it)) throw new NotOfType(type);
  if (size !== undefined && it.length !== 2 + size * 2) throw new NotOfType(type);
  return it.toLowerCase() as Hex;
}

/** Exact integers only: a JSON number above 2^53 has lost digits already and is not a value. */
function integerOf(it: unknown, kind: string, bits: number, type: string): bigint {
  const exact =
    typeof it === 'bigint' ||
    Number.isSafeInteger(it) ||
    (typeof it === 'string' && /^(-?[0-9]{1,80}|0x[0-9a-f]{1,64})$/i.test(it));
  if (!exact) throw new NotOfType(type);
  const value = BigInt(it as bigint | number | string);
  const cut = kind === 'uint' ? BigInt.asUintN(bits, value) : BigInt.asIntN(bits, value);
  if (cut !== value) throw new NotOfType(type);
  return value;
}

class NotOfType extends Error {
  override name = 'NotOfType';
}
