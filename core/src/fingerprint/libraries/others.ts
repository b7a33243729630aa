/**
 * Libraries that hash what `types`, `primaryType` and `domain` say, as we do, where they hash at all. What they would
 * read in other ways (numbers that are rounded, texts as bytes, values that are missing, names that are cut at a sign)
 * is refused when the request is read.
 */
import type { TypedData } from '../../model/request.ts';
import { baseOf } from '../../crypto/typedDataTypes.ts';
import type { Accepted, HashedBy } from './hashedBy.ts';

/** `eth_signTypedData`, the first version: it takes a list of values with their types, and no object. */
export function hashedByVersion1(): HashedBy {
  return { kind: 'refused' };
}

/** `eth_signTypedData_v3` knows no lists. */
export function hashedByVersion3({ typed }: Accepted): HashedBy {
  const lists = [...usedTypes(typed)].some((name) =>
    typed.types[name]?.some(({ type }) => type.endsWith(']')),
  );
  return { kind: lists ? 'refused' : 'same' };
}

export function hashedByVersion4(): HashedBy {
  return { kind: 'same' };
}

/** viem refuses structs whose names begin as basic types do, where a struct of the message holds one. */
export function hashedByViem({ typed }: Accepted): HashedBy {
  const odd = [...directTypes(typed)].some((name) => /^(?:bytes|uint|int)/.test(name));
  return { kind: odd ? 'refused' : 'same' };
}

/** web3.js takes a text that is hex after 0x for bytes. It hashes for apps; the signature is made by a wallet. */
export function hashedByWeb3({ typed }: Accepted): HashedBy {
  const texts = [
    ...textsIn(typed, typed.domain, 'EIP712Domain'),
    ...textsIn(typed, typed.message, typed.primaryType),
  ];
  const other = texts.some((text) => /^(?:0x|-?0x[0-9a-f]+)$/i.test(text));
  return other ? { kind: 'other', primaryType: typed.primaryType } : { kind: 'same' };
}

function usedTypes(typed: TypedData): ReadonlySet<string> {
  const used = new Set([typed.primaryType]);
  for (const name of used) {
    for (const { type } of typed.types[name] ?? []) {
      if (Object.hasOwn(typed.types, baseOf(type))) used.add(baseOf(type));
    }
  }
  return used;
}

/** Structs that the message holds not only in lists. */
function directTypes(typed: TypedData): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [typed.primaryType];
  for (const name of open) {
    for (const { type } of typed.types[name] ?? []) {
      if (!Object.hasOwn(typed.types, type) || found.has(type)) continue;
      found.add(type);
      open.push(type);
    }
  }
  return found;
}

function textsIn(typed: TypedData, value: unknown, type: string): readonly string[] {
  if (type === 'string') return typeof value === 'string' ? [value] : [];
  if (type.endsWith(']')) {
    const item = type.slice(0, type.lastIndexOf('['));
    return Array.isArray(value) ? value.flatMap((it: unknown) => textsIn(typed, it, item)) : [];
  }
  const fields = Object.hasOwn(typed.types, type) ? typed.types[type] : undefined;
  if (fields === undefined || typeof value !== 'object' || value === null) return [];
  return fields.flatMap((field) => textsIn(typed, Reflect.get(value, field.name), field.type));
}
