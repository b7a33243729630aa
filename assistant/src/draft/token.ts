/** A piece of someone’s words: a value, a word with what it does, or a sign. */
import type { Handle } from '../handles/handle.ts';
import type { Quoted, Value } from './draft.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import type { Sum } from './numbers/sumIn.ts';

/** `sum`: what it comes to, where it is a number that says one. `item`: that it is one of a kind. `kept`: that it stays. */
export type ValueToken = Readonly<{ is: 'value'; handle: Handle; sum?: Sum; item?: true; kept?: true }>;
/** `lexemes` is empty for a word of no lexicon. */
export type WordToken = Quoted &
  Readonly<{
    is: 'word';
    lexemes: readonly Lexeme[];
    /** Whether it was mistyped, and is read as the one word that it is near to. */
    near?: true;
  }>;
export type MarkToken = Quoted & Readonly<{ is: 'mark' }>;
export type Token = ValueToken | WordToken | MarkToken;

/** A value as a field has it. */
export function valueOf({ handle: { text, start, end }, sum }: ValueToken): Value {
  return { text, start, end, ...(sum ? { sum } : {}) };
}
