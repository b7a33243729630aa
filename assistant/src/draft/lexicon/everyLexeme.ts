import { type Lexeme, plainWord } from './lexeme.ts';
import { lexicons } from './lexicons.ts';

/** What a word or phrase does in any of the languages. */
export function everyLexeme(phrase: string): ReadonlySet<Lexeme> {
  return all.get(plainWord(phrase)) ?? none;
}

const none: ReadonlySet<Lexeme> = new Set();
const all = new Map<string, Set<Lexeme>>();
for (const { byPhrase } of lexicons)
  for (const [phrase, lexemes] of byPhrase)
    all.set(phrase, new Set([...(all.get(phrase) ?? []), ...lexemes]));
