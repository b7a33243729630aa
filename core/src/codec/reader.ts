import { bytesToHex, type Hex } from 'viem';
import type { ByteRange, Oddity } from '../model/step.ts';
import type { Budget } from './budget.ts';

/** Calldata while it is read, with what was found odd so far. `view` is on the same bytes as `data`. */
export type Reader = Readonly<{
  data: Uint8Array;
  /** The same bytes in lower case, where the caller had them so. */
  hex: Hex | undefined;
  view: DataView;
  budget: Budget;
  oddities: Oddity[];
  /** Where tails were read: a second offset to one of them shares it. */
  tails: Set<number>;
  /** What each stretch of bytes was read as, for who asks. */
  trace: Trace | undefined;
  /** What becomes of bytes that are said to go on behind the data. */
  past: 'refused' | 'cut';
}>;

/** `path` is where the reading stands: the positions of the value and of all that it lies in. */
export type Trace = Readonly<{ path: number[]; marks: Mark[] }>;

/** A stretch of bytes that was read, as what, and for which value. */
export type Mark = Readonly<{
  bytes: ByteRange;
  what: 'value' | 'offset' | 'length' | 'padding';
  path: readonly number[];
}>;

export function mark({ trace }: Reader, what: Mark['what'], start: number, end: number): void {
  if (trace !== undefined && start < end)
    trace.marks.push({ bytes: [start, end], what, path: [...trace.path] });
}

/** The 32 bytes at a place as one number. */
export function word(reader: Reader, at: number): bigint {
  within(reader, at, 32);
  const { view } = reader;
  const low = view.getBigUint64(at + 24);
  const high = view.getBigUint64(at + 8);
  const middle = view.getBigUint64(at + 16);
  const top = view.getBigUint64(at);
  if (top === 0n && high === 0n && middle === 0n) return low;
  return (top << 192n) | (high << 128n) | (middle << 64n) | low;
}

/** An offset or a length: the 32 bytes at a place as a count of bytes, or infinity where no data is that long. */
export function count(reader: Reader, at: number): number {
  within(reader, at, 32);
  const { view } = reader;
  for (let part = 0; part < 28; part += 4)
    if (view.getUint32(at + part) !== 0) return Number.POSITIVE_INFINITY;
  return view.getUint32(at + 28);
}

/** Lists a difference, as long as the list is short enough to be read. */
export function odd({ oddities }: Reader, at: number, what: Oddity['what']): void {
  if (oddities.length < mostOddities) oddities.push({ at, what });
}

/** How many differences of one call are listed: more say nothing new. */
const mostOddities = 100;

export function slice({ data, hex }: Reader, start: number, end: number): Hex {
  if (hex !== undefined) return `0x${hex.slice(2 + start * 2, 2 + end * 2)}`;
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
