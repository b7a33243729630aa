import type { Hex } from 'viem';
import { type Line, line } from './line.ts';

/** How many lines of 32 bytes are shown. */
const most = 16;

/** Bytes in lines of 32; of calldata the four bytes of the selector stand alone. What is cut is said. */
export function hexLines(hex: Hex, indent: number, selector = false): readonly Line[] {
  const digits = hex.slice(2);
  if (digits === '') return [line(indent, 'no bytes')];
  const head = selector && digits.length >= 8 ? digits.slice(0, 8) : '';
  const words = digits.slice(head.length).match(/.{1,64}/g) ?? [];
  const rest = words.length - most;
  return [
    ...(head === '' ? [] : [line(indent, `0x${head}`)]),
    ...words
      .slice(0, most)
      .map((word, at) => line(indent, `${head === '' && at === 0 ? '0x' : '  '}${word}`)),
    ...(rest > 0 ? [line(indent, `… (${digits.length / 2} bytes in all; --json has them)`)] : []),
  ];
}
