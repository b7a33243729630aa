import { integerOf } from '../paths/found.ts';
import { Unfit } from '../paths/scope.ts';
import type { FormatInput } from './format.ts';

/** The value as a whole number. @throws {Unfit} if it is not one */
export function integerIn({ value }: FormatInput): bigint {
  const integer = integerOf(value);
  if (integer === undefined) throw new Unfit('wrongType', value.at, value.type);
  return integer;
}
