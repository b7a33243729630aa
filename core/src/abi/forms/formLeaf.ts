import type { Problem } from '../../text/problem.ts';
import type { Address, Hex } from 'viem';
import type { AbiType } from '../../codec/abiType.ts';
import type { ArgValue } from '../../model/step.ts';
import { readHex } from '../../text/readHex.ts';
import { parseAddress } from '../../text/address.ts';
import { parseUnitsExact } from '../../text/amount.ts';
import { ReadbackError } from '../../text/errors.ts';
import { bad, good, type Result } from '../../text/result.ts';
import type { Unit } from './formValue.ts';

/** The types that a form fills in as one text. */
export type LeafType = Exclude<AbiType, { kind: 'array' | 'tuple' }>;

/** What an address field may hold besides an address: whoever knows names says which address one gives. */
export type AddressOf = (text: string) => Result<Address>;

/** Reads what was typed for one value. Integers are exact at any size; bytes have exactly their length. */
export function leafValue(
  type: LeafType,
  text: string,
  unit: Unit | undefined,
  addressOf: AddressOf = parseAddress,
): Result<ArgValue> {
  switch (type.kind) {
    case 'uint':
    case 'int':
      return integer(type, text.trim(), unit);
    case 'bool': {
      if (text !== 'true' && text !== 'false') return wrong({ id: 'value.noBool' });
      return good({ kind: 'bool', value: text === 'true' });
    }
    case 'address': {
      const address = addressOf(text);
      return address.ok ? good({ kind: 'address', address: address.value }) : address;
    }
    case 'string':
      if (/\p{Cs}/u.test(text)) return wrong({ id: 'value.halfCharacter' });
      return good({ kind: 'text', text });
    case 'bytes':
      return bytes(text.trim(), undefined);
    case 'fixedBytes':
      return bytes(text.trim(), type.size);
  }
}

function bytes(text: string, size: number | undefined): Result<ArgValue> {
  if (text === '')
    return wrong(size === undefined ? { id: 'value.noBytes' } : { id: 'value.noFixedBytes', args: { size } });
  let hex: Hex;
  try {
    hex = readHex(text);
  } catch (error) {
    if (error instanceof ReadbackError) return bad(error);
    throw error;
  }
  const found = (hex.length - 2) / 2;
  if (size !== undefined && found !== size) return wrong({ id: 'value.otherSize', args: { size, found } });
  return good({ kind: 'bytes', hex });
}

type Integer = Extract<AbiType, { kind: 'uint' | 'int' }>;

function integer(type: Integer, text: string, unit: Unit | undefined): Result<ArgValue> {
  if (text === '') return wrong(unit?.as === 'utc' ? { id: 'value.noTime' } : { id: 'value.noNumber' });
  const read =
    unit === undefined ? whole(text) : unit.as === 'utc' ? seconds(text) : scaled(text, unit.decimals);
  if (!read.ok) return read;
  const [least, most] =
    type.kind === 'uint' ? [0n, 2n ** BigInt(type.bits) - 1n] : [-half(type.bits), half(type.bits) - 1n];
  if (read.value < least || read.value > most)
    return wrong({ id: 'value.outOfRange', args: { type: type.text } });
  return good({ kind: 'integer', value: read.value });
}

function half(bits: number): bigint {
  return 2n ** BigInt(bits - 1);
}

function whole(text: string): Result<bigint> {
  if (!/^(?:-?[0-9]{1,80}|0x[0-9a-fA-F]{1,64})$/.test(text)) return wrong({ id: 'value.noWholeNumber' });
  return good(BigInt(text));
}

function scaled(text: string, decimals: number): Result<bigint> {
  const negative = text.startsWith('-');
  const read = parseUnitsExact(negative ? text.slice(1) : text, decimals);
  return read.ok && negative ? good(-read.value) : read;
}

/**
 * A date and time as browsers write it (`2026-11-21T14:05`), which is meant in UTC. A day that its month does not have
 * is refused: a field would show it as empty, and it would count as one of the next month.
 */
function seconds(text: string): Result<bigint> {
  const form = /^(\d{4,6})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  const at = form === null ? Number.NaN : Date.parse(`${text}${form[6] === undefined ? ':00' : ''}Z`);
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(text.slice(0, 13)))
    return wrong({ id: 'value.noTime' });
  return good(BigInt(at / 1_000));
}

function wrong(problem: Problem): Result<never> {
  return bad(new ReadbackError(problem));
}
