import type { Address } from 'viem';
import type { Span } from '../../../model/clearSigned.ts';
import { addressOf } from '../paths/found.ts';
import { Unfit } from '../paths/scope.ts';
import type { FormatInput } from './format.ts';

/**
 * The value as an address. Undefined, with a warning, when bits outside the twenty bytes are set: an address that was
 * packed the other way round would be cut out at the wrong place.
 *
 * @throws {Unfit} for a value that cannot be an address
 */
export function addressIn({ value, warn }: FormatInput): Address | undefined {
  const found = addressOf(value);
  if (found === undefined) throw new Unfit('wrongType', value.at, value.type);
  if (!found.cut) return found.address;
  warn('moreThanAddress', value.at);
  return undefined;
}

export function addressSpan({ value }: FormatInput, address: Address): Span {
  return { is: 'address', text: address, from: [value.source], value: { kind: 'address', address } };
}
