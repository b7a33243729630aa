import { bytesToHex, type Hex } from 'viem';
import type { Oddity } from '../../model/step.ts';
import type { Budget } from '../budget.ts';

/** Calldata while it is read, with what was found odd so far. */
export type Reader = Readonly<{
  data: Uint8Array;
  budget: Budget;
  oddities: Oddity[];
  /** Where tails were read: a second offset to one of them shares it. */
  tails: Set<number>;
}>;

/** The 32 bytes at a place as one number. */
export function word(reader: Reader, at: number): bigint {
  within(reader, at, 32);
  return BigInt(slice(reader, at, at + 32));
}

export function slice({ data }: Reader, start: number, end: number): Hex {
  return bytesToHex(data.subarray(start, end));
}

export function zeros(data: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (data[at] !== 0) return false;
  return true;
}

/** @throws {NoReading} when the stretch leaves the data */
export function within({ data }: Reader, at: number, size: number): void {
  if (at + size > data.length) throw new NoReading({ at: Math.min(at, data.length), what: 'overrun' });
}

/** The data cannot be read from here on, and why. Caught by `abiDecode`. */
export class NoReading extends Error {
  override name = 'NoReading';
  readonly oddity: Oddity;

  constructor(oddity: Oddity) {
    super(oddity.what);
    this.oddity = oddity;
  }
}
