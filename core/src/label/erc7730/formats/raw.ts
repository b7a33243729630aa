import type { Span } from '../../../model/clearSigned.ts';
import type { Found } from '../paths/found.ts';
import { Unfit } from '../paths/scope.ts';
import type { FormatInput } from './format.ts';

/** The value as it is: decimal digits, `true`, text, hex in lower case, an address with its checksum. */
export function raw({ value }: Pick<FormatInput, 'value'>): readonly Span[] {
  return [rawSpan(value)];
}

/** @throws {Unfit} for arrays and tuples */
export function rawSpan(found: Found): Span {
  const { value, source } = found;
  const from = [source];
  switch (value.kind) {
    case 'integer':
      return { is: 'integer', text: value.value.toString(), from, value };
    case 'bool':
      return { is: 'bool', text: String(value.value), from, value };
    case 'address':
      return { is: 'address', text: value.address, from, value };
    case 'bytes':
      return { is: 'bytes', text: value.hex, from, value };
    case 'text':
      return { is: 'text', text: value.text, from, value };
    default:
      throw new Unfit('wrongType', found.at, found.type);
  }
}
