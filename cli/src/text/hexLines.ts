import type { Hex } from 'viem';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/values.ts';
import { type Line, line } from './line.ts';

/** How many lines of 32 bytes are shown. */
const most = 16;

/** Bytes in lines of 32; of calldata the four bytes of the selector stand alone. What is cut is said. */
export function hexLines(hex: Hex, indent: number, selector = false): readonly Line[] {
  const digits = hex.slice(2);
  if (digits === '') return [line(indent, words.noBytes)];
  const head = selector && digits.length >= 8 ? digits.slice(0, 8) : '';
  const rows = digits.slice(head.length).match(/.{1,64}/g) ?? [];
  const rest = rows.length - most;
  return [
    ...(head === '' ? [] : [line(indent, `0x${head}`)]),
    ...rows.slice(0, most).map((row, at) => line(indent, `${head === '' && at === 0 ? '0x' : '  '}${row}`)),
    ...(rest > 0 ? [line(indent, fill(words.moreBytes, { count: digits.length / 2 }))] : []),
  ];
}
