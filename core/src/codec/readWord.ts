import type { ArgValue } from '../model/step.ts';
import { checksumOf } from '../text/checksum.ts';
import type { AbiType } from './abiType.ts';
import { odd, type Reader, slice, within, word, zeros } from './reader.ts';

/** The types that take one word. */
export type WordType = Exclude<AbiType, { kind: 'array' | 'tuple' | 'bytes' | 'string' }>;

/** Reads one word, cut to its type; bits outside it are listed. */
export function readWord(reader: Reader, type: WordType, at: number): ArgValue {
  switch (type.kind) {
    case 'uint': {
      const raw = word(reader, at);
      const value = type.bits === 256 ? raw : BigInt.asUintN(type.bits, raw);
      if (raw !== value) odd(reader, at, 'dirtyBits');
      return { kind: 'integer', value };
    }
    case 'int': {
      const raw = word(reader, at);
      const value = BigInt.asIntN(type.bits, raw);
      if (raw !== BigInt.asUintN(256, value)) odd(reader, at, 'dirtyBits');
      return { kind: 'integer', value };
    }
    case 'bool': {
      const raw = word(reader, at);
      if (raw > 1n) odd(reader, at, 'boolNotOne');
      return { kind: 'bool', value: raw !== 0n };
    }
    case 'address':
      within(reader, at, 32);
      if (!zeros(reader.data, at, at + 12)) odd(reader, at, 'dirtyBits');
      return { kind: 'address', address: checksumOf(slice(reader, at + 12, at + 32)) };
    case 'fixedBytes':
      within(reader, at, 32);
      if (!zeros(reader.data, at + type.size, at + 32)) odd(reader, at, 'dirtyBits');
      return { kind: 'bytes', hex: slice(reader, at, at + type.size) };
  }
}
