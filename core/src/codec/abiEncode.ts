import { type AbiParameter, encodeAbiParameters, type Hex, stringToHex } from 'viem';
import type { Arg, ArgValue } from '../model/step.ts';
import type { AbiField, AbiType } from './abiType.ts';

/**
 * The canonical encoding of values that were read: by viem, which knows nothing of how they were read. Undefined
 * when viem refuses them. Texts go in as their bytes, so that text that is not UTF-8 keeps them.
 */
export function abiEncode(fields: readonly AbiField[], args: readonly Arg[]): Hex | undefined {
  try {
    return encodeAbiParameters(
      fields.map(({ type }) => parameter(type)),
      args.map(({ value }) => plain(value)),
    );
  } catch {
    return undefined;
  }
}

function parameter(type: AbiType): AbiParameter {
  switch (type.kind) {
    case 'string':
      return { type: 'bytes' };
    case 'array': {
      const of = parameter(type.of);
      return { ...of, type: `${of.type}[${type.length ?? ''}]` };
    }
    case 'tuple':
      return { type: 'tuple', components: type.fields.map((field) => parameter(field.type)) };
    case 'fixedBytes':
      return { type: `bytes${type.size}` };
    // The same word. For an address viem proves a checksum that was made from these bytes a moment ago.
    case 'address':
      return { type: 'uint160' };
    default:
      return { type: type.text };
  }
}

function plain(value: ArgValue): unknown {
  switch (value.kind) {
    case 'array':
      return value.items.map((item) => plain(item.value));
    case 'tuple':
      return value.fields.map((field) => plain(field.value));
    case 'address':
      return BigInt(value.address);
    case 'bytes':
      return value.hex;
    case 'text':
      return stringToHex(value.text);
    default:
      return value.value;
  }
}
