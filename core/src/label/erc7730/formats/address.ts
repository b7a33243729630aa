import type { Address } from 'viem';
import type { Span } from '../clearSigned.ts';
import { addressOf } from '../found.ts';
import { Unfit } from '../scope.ts';
import type { FormatInput } from './format.ts';

/** The value as an address. @throws {Unfit} if it is none */
export function addressIn({ value, warn }: FormatInput): Address {
  const found = addressOf(value);
  if (found === undefined) throw new Unfit('wrongType', value.at, value.type);
  if (found.cut) warn('highBitsIgnored', value.at);
  return found.address;
}

export function addressSpan({ value }: FormatInput, address: Address): Span {
  return { is: 'address', text: address, from: [value.source], value: { kind: 'address', address } };
}
