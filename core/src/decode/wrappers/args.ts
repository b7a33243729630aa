import { type Address, type Hex, zeroAddress } from 'viem';
import type { Arg, ByteRange } from '../../model/step.ts';

/**
 * Arguments by their position: names differ between ABIs, positions do not. A wrapper is opened only with
 * arguments that fit its signature, so the empty values below represent what cannot happen.
 */
export function addressArg(args: readonly Arg[], index: number): Address {
  const value = args[index]?.value;
  return value?.kind === 'address' ? value.address : zeroAddress;
}

export function integerArg(args: readonly Arg[], index: number): bigint {
  const value = args[index]?.value;
  return value?.kind === 'integer' ? value.value : 0n;
}

export function boolArg(args: readonly Arg[], index: number): boolean {
  const value = args[index]?.value;
  return value?.kind === 'bool' && value.value;
}

export function bytesArg(args: readonly Arg[], index: number): Readonly<{ data: Hex; bytes: ByteRange }> {
  const arg = args[index];
  return arg?.value.kind === 'bytes'
    ? { data: arg.value.hex, bytes: arg.bytes }
    : { data: '0x', bytes: [0, 0] };
}

/** The elements of an array, or the fields of a tuple. */
export function partsAt(args: readonly Arg[], index: number): readonly Arg[] {
  const value = args[index]?.value;
  if (value?.kind === 'array') return value.items;
  return value?.kind === 'tuple' ? value.fields : [];
}
