import type { Lexeme } from './lexicon/lexeme.ts';
import type { Token } from './token.ts';

/** Whether the user is whom it goes to: after the verb or “to”, and before a verb that is last or has it as its object. */
export function isReceiver(tokens: readonly Token[], at: number, verb: number): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]];
  const after = (lexeme: Lexeme) => before?.is === 'word' && before.lexemes.includes(lexeme);
  if (after('from')) return false;
  if ((verb >= 0 && at >= verb) || after('to')) return true;
  const isLast = !tokens.slice(verb).some((it) => it.is === 'value');
  return isLast || (word?.is === 'word' && word.lexemes.includes('clitic') && at + 1 === verb);
}
