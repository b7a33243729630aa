import type { Oddity } from '@readback/core/model/step.ts';
import { oddityWords as anywhere } from '@readback/phrases/words/oddities.ts';
import * as words from '@readback/phrases/words/web/review/oddBytes.ts';
import type { Hex } from 'viem';

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

/** The same words as anywhere; the page also shows where a name comes from. */
export const oddityWords: Readonly<Record<Oddity['what'], string>> = {
  ...anywhere,
  otherFunction: words.otherFunction,
};
