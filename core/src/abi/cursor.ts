import type { Problem } from '../text/problem.ts';
import { placeInText } from '../text/placeInText.ts';
import { AbiError } from './abiError.ts';
import { type Token, tokenizeAbi } from './tokens.ts';

/** A reader's place in Solidity-like text. Everything it cannot go on from is an `AbiError` with line and column. */
export type Cursor = Readonly<{
  ended(): boolean;
  /** Where the next token stands. */
  at(): number;
  /** Whether the next token is this one. */
  sees(text: string): boolean;
  /** Whether the next token is this one, which is then passed. */
  takes(text: string): boolean;
  take(): Token;
  /** Passes this token. */
  needs(text: string): void;
  /** Passes a word: a name, a type, a keyword. */
  word(): Token;
  seesWord(): boolean;
  /** Passes everything up to a token, and it. */
  skipTo(text: string): void;
  /** Passes a body in braces. */
  skipBraces(): void;
  wrong(problem: Problem, token?: Token): AbiError;
}>;

const isWord = (text: string | undefined) => text !== undefined && /^[A-Za-z_$]/.test(text);

export function cursorOf(text: string): Cursor {
  const tokens = tokenizeAbi(text);
  const end: Token = { text: '', at: text.length };
  let at = 0;
  const peek = () => tokens[at];
  const wrong = (problem: Problem, token = peek() ?? end) =>
    new AbiError(
      { id: 'at', args: { problem, ...placeInText(text, token.at) } },
      {
        details: `position ${token.at}`,
        at: token.at,
      },
    );
  const take = () => {
    const token = peek();
    if (token === undefined) throw wrong({ id: 'solidity.tooEarly' });
    at += 1;
    return token;
  };
  const takes = (wanted: string) => {
    if (peek()?.text !== wanted) return false;
    at += 1;
    return true;
  };
  return {
    ended: () => at >= tokens.length,
    at: () => (peek() ?? end).at,
    sees: (wanted) => peek()?.text === wanted,
    takes,
    take,
    needs: (wanted) => {
      if (!takes(wanted)) throw wrong({ id: 'solidity.expected', args: { token: wanted } });
    },
    word: () => {
      if (!isWord(peek()?.text))
        throw wrong(peek() === undefined ? { id: 'solidity.tooEarly' } : { id: 'solidity.noName' });
      return take();
    },
    seesWord: () => isWord(peek()?.text),
    skipTo: (wanted) => {
      while (take().text !== wanted);
    },
    skipBraces: () => {
      let depth = 0;
      do {
        const { text: it } = take();
        if (it === '{') depth += 1;
        if (it === '}') depth -= 1;
      } while (depth > 0);
    },
    wrong,
  };
}
