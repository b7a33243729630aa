/** What is bought or sold as one of a kind: “Azuki #4412”, “my pudgy penguin 221”. */
import { isAppName } from './apps.ts';
import type { DraftName } from './draft.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import type { Token, ValueToken } from './token.ts';

/** The tokens with each item as one value, where something is bought or offered. */
export function withItems(
  tokens: readonly Token[],
  text: string,
  names: readonly DraftName[],
): readonly Token[] {
  if (!tokens.some((it) => it.is === 'word' && it.lexemes.some((one) => trades.has(one)))) return tokens;
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const count = itemAt(tokens, at, names);
    const [first, last] = [tokens[at], tokens[at + count - 1]];
    if (count === 0 || first === undefined || last === undefined) {
      if (first) all.push(first);
      continue;
    }
    const [{ start }, { end }] = [placeOf(first), placeOf(last)];
    const handle = {
      id: `NAMEI${at}`,
      kind: 'NAME',
      text: text.slice(start, end),
      start,
      end,
      topics: [],
    } as const;
    all.push({ is: 'value', handle, item: true });
    at += count - 1;
  }
  return all;
}

const trades: ReadonlySet<Lexeme> = new Set(['do:swap', 'do:buy', 'do:list']);

/**
 * How many tokens name an item together; 0 where none is named. It begins with a word, and a number or a word for items says that it
 * is one: anything else may be a token that nobody here knows.
 */
function itemAt(tokens: readonly Token[], from: number, names: readonly DraftName[]): number {
  let count = 0;
  let [isNumbered, isCalled, isWord] = [false, false, false];
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.is === 'mark') break;
    if (token.is === 'word') {
      const isItem = token.lexemes.includes('item');
      if ((!isItem && token.lexemes.length > 0) || isNumbered) break;
      isCalled ||= isItem && !generic.test(token.text);
      isWord = true;
    } else if (isNumber(tokens, at)) {
      if (!isWord || isNumbered) break;
      isNumbered = true;
    } else if (isFree(token, names) && !isNumbered) isWord = true;
    else break;
    count = at - from + 1;
  }
  return isNumbered || isCalled ? count : 0;
}

/** Words that say that it is an item, and not which one. */
const generic =
  /^(?:nfts?|ens(?: name)?|domain|name on|collectibles?|jpeg|藏品|数字藏品|sammelstück|kunstwerk|artwork|coleccionable)$/iu;

/** The number of an item: figures alone, and of no token. */
function isNumber(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.is !== 'value' || !/^#?\p{N}+$/u.test(token.handle.text)) return false;
  const next = tokens[at + 1];
  return next?.is !== 'value' || (next.handle.kind !== 'TOK' && next.handle.kind !== 'NUM');
}

/** A name that is nobody’s here. */
function isFree({ handle }: ValueToken, names: readonly DraftName[]): boolean {
  const { text, kind } = handle;
  if (kind !== 'NAME' || isAppName(handle) || !/^\p{L}+$/u.test(text)) return false;
  return !names.some((it) => it.name.toLowerCase() === text.toLowerCase());
}

function placeOf(token: Token): Readonly<{ start: number; end: number }> {
  return token.is === 'value' ? token.handle : token;
}
