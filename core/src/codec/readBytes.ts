import type { ArgValue } from '../model/step.ts';
import { utf8Text } from '../text/utf8Text.ts';
import { mark, NoReading, odd, type Reader, slice, zeros } from './reader.ts';

/** A value that lies behind an offset: its own bytes, and where the next one may begin. */
export type Tail = Readonly<{ value: ArgValue; bytes: readonly [number, number]; end: number }>;

/** Reads bytes or text of a known length, and looks at the padding behind them. */
export function readBytes(reader: Reader, isText: boolean, start: number, length: number): Tail {
  reader.budget.bytes -= length;
  if (reader.budget.bytes < 0) throw new NoReading({ at: start, what: 'budget' });
  const stop = start + length;
  const padded = start + Math.ceil(length / 32) * 32;
  const end = Math.min(padded, reader.data.length);
  if (end < padded || !zeros(reader.data, stop, end)) odd(reader, stop, 'dirtyPadding');
  mark(reader, 'value', start, stop);
  mark(reader, 'padding', stop, end);
  const hex = slice(reader, start, stop);
  const text = isText ? utf8Text(reader.data.subarray(start, stop)) : undefined;
  if (isText && text === undefined) odd(reader, start, 'invalidText');
  const value: ArgValue = text === undefined ? { kind: 'bytes', hex } : { kind: 'text', text };
  return { value, bytes: [start, stop], end };
}
