import type { Cursor } from './cursor.ts';
import type { Token } from './tokens.ts';

/** A parameter as it was written. `inside`: of a tuple that is written out, `(address to, uint256 amount)`. */
export type RawParameter = Readonly<{
  type: Token;
  inside?: readonly RawParameter[];
  /** `[]`, `[2][]`, or nothing. */
  suffix: string;
  name: string;
  indexed: boolean;
}>;

const deepest = 16;

/** Parameters between parentheses, or the fields of a struct between braces. */
export function parametersOf(
  cursor: Cursor,
  as: 'list' | 'struct' = 'list',
  depth = 0,
): readonly RawParameter[] {
  const [open, separator, close] = as === 'struct' ? ['{', ';', '}'] : ['(', ',', ')'];
  if (depth > deepest) throw cursor.wrong({ id: 'solidity.tooDeep', args: { most: deepest } });
  cursor.needs(open);
  const found: RawParameter[] = [];
  while (!cursor.takes(close)) {
    if (found.length > 0 && as === 'list') cursor.needs(separator);
    found.push(parameterOf(cursor, depth));
    if (as === 'struct') cursor.needs(separator);
  }
  return found;
}

function parameterOf(cursor: Cursor, depth: number): RawParameter {
  const type = cursor.sees('(') ? tupleWord(cursor) : cursor.word();
  const isTuple = cursor.sees('(') && (type.text === 'tuple' || type.text === '(');
  const inside = isTuple ? parametersOf(cursor, 'list', depth + 1) : undefined;
  const named = inside === undefined ? dotted(cursor, type) : type;
  const suffix = suffixOf(cursor);
  let indexed = false;
  while (['memory', 'calldata', 'storage', 'payable', 'indexed'].some((it) => cursor.sees(it)))
    indexed = cursor.take().text === 'indexed' || indexed;
  const name = cursor.seesWord() ? cursor.word().text : '';
  return { type: named, suffix, name, indexed, ...(inside === undefined ? {} : { inside }) };
}

/** A tuple without a word before it: the place of its parenthesis represents one. */
function tupleWord(cursor: Cursor): Token {
  return { text: '(', at: cursor.at() };
}

/** `IRouter.Order`: the struct of another contract. */
function dotted(cursor: Cursor, first: Token): Token {
  let { text } = first;
  while (cursor.takes('.')) text += `.${cursor.word().text}`;
  return { text, at: first.at };
}

function suffixOf(cursor: Cursor): string {
  let suffix = '';
  while (cursor.takes('[')) {
    const length = cursor.sees(']') ? '' : cursor.take().text;
    if (!/^[0-9]{0,9}$/.test(length)) throw cursor.wrong({ id: 'solidity.noLength' });
    cursor.needs(']');
    suffix += `[${length}]`;
  }
  return suffix;
}

export type Modifiers = Readonly<{ stateMutability: string; anonymous: boolean; hidden: boolean }>;

const words = new Set([
  'external',
  'public',
  'virtual',
  'override',
  'constant',
  'internal',
  'private',
  'anonymous',
]);
const mutabilities = new Set(['pure', 'view', 'payable', 'nonpayable']);

/** What stands between the parameters and `returns`. `hidden`: nobody outside can call it. */
export function modifiersOf(cursor: Cursor): Modifiers {
  let stateMutability = 'nonpayable';
  let anonymous = false;
  let hidden = false;
  for (;;) {
    const word = [...words, ...mutabilities].find((it) => cursor.sees(it));
    if (word === undefined) return { stateMutability, anonymous, hidden };
    cursor.take();
    if (mutabilities.has(word)) stateMutability = word;
    if (word === 'constant') stateMutability = 'view';
    if (word === 'anonymous') anonymous = true;
    if (word === 'internal' || word === 'private') hidden = true;
    if (word === 'override' && cursor.sees('(')) cursor.skipTo(')');
  }
}
