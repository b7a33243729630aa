import type { ByteRange, Oddity, Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import { oddityWords as anywhere } from '@readback/phrases/words/steps.ts';
import * as words from '@readback/phrases/words/web/review/steps.ts';
import type { Hex } from 'viem';

/** Longer lists are folded to this many, and say how many there are. */
export const foldOver = 8;

/** How many of a longer list are on the page at once. */
export const portion = 50;

/** Bytes that nobody could read: the selector, and words of 32 bytes; the last word may be shorter. */
export type RawWords = Readonly<{ selector: Hex | undefined; words: readonly Hex[]; bytes: number }>;

/** Splits calldata as a contract would, without saying what the words mean. */
export function rawWords(data: Hex): RawWords {
  const digits = data.slice(2);
  const bytes = digits.length / 2;
  if (bytes < 4) return { selector: undefined, words: bytes === 0 ? [] : [data], bytes };
  const words = digits.slice(8).match(/.{1,64}/g) ?? [];
  return { selector: `0x${digits.slice(0, 8)}`, words: words.map((word): Hex => `0x${word}`), bytes };
}

/** Where a value is in the call data; typed data has no places. */
export function placeWords([start, end]: ByteRange): string | undefined {
  return end > start ? fill(words.place, { start, end }) : undefined;
}

/** The same words as anywhere; the page also shows where a name comes from. */
export const oddityWords: Readonly<Record<Oddity['what'], string>> = {
  ...anywhere,
  otherFunction: words.otherFunction,
};

/** How many steps there are in all, those inside of others too. */
export function countSteps(steps: readonly Step[]): number {
  let count = steps.length;
  for (const { steps: inner } of steps) if (inner.length > 0) count += countSteps(inner);
  return count;
}

/** Whether it only sends the chain's own currency, and calls nothing. */
export function isPayment({ op, fn, data, value }: Step): boolean {
  return op === 'call' && fn === undefined && data === '0x' && value > 0n;
}

/** Whether it lets code of others act as the account (EIP-7702). */
export function isAuthorization({ op, fn }: Step): boolean {
  return op === 'permission' && fn?.name === 'Authorization' && fn.signature.startsWith('Authorization(');
}
