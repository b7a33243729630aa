import type { ArgValue } from '../model/step.ts';
import { checksumOf } from '../text/checksum.ts';
import type { AbiType } from './abiType.ts';
import { odd, type Reader, slice, word, zeros } from './reader.ts';

/** The types that take one word. */
export type WordType = Exclude<AbiType, { kind: 'array' | 'tuple' | 'bytes' | 'string' }>;

/** Reads one word, cut to its type; bits outside it are listed. */
export function readWord(reader: Reader, type: WordType, at: number): ArgValue {
  const raw = word(reader, at);
  const dirty = (expected: bigint) => {
    if (raw !== expected) odd(reader, at, 'dirtyBits');
  };
  switch (type.kind) {
    case 'uint': {
      const value = BigInt.asUintN(type.bits, raw);
      dirty(value);
      return { kind: 'integer', value };
    }
    case 'int': {
      const value = BigInt.asIntN(type.bits, raw);
      dirty(BigInt.asUintN(256, value));
      return { kind: 'integer', value };
    }
    case 'bool':
      if (raw > 1n) odd(reader, at, 'boolNotOne');
      return { kind: 'bool', value: raw !== 0n };
    case 'address': {
      dirty(BigInt.asUintN(160, raw));
      return { kind: 'address', address: checksumOf(slice(reader, at + 12, at + 32)) };
    }
    case 'fixedBytes':
      if (!zeros(reader.data, at + type.size, at + 32)) odd(reader, at, 'dirtyBits');
      return { kind: 'bytes', hex: slice(reader, at, at + type.size) };
  }
}
