import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/names/know.ts';
import type { Address } from 'viem';

/** How many characters of an address are typed to say that it is known. */
export const typedDigits = 6;

/** What keeps the user from saying that they know an account: a sentence, or undefined. */
export function digitsProblem(typed: string, address: Address): string | undefined {
  const digits = typed.trim().toLowerCase();
  if (digits === '') return fill(words.typeDigits, { count: typedDigits });
  if (digits === address.slice(-typedDigits).toLowerCase()) return undefined;
  return fill(words.wrongDigits, { count: typedDigits });
}
