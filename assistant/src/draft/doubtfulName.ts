/**
 * Whether what is read as a name may be something else. Whoever makes a token chooses its symbol, and names of people and networks
 * may come with a file: none of them may take words of a sentence away unseen.
 */
import type { DraftName } from './draft.ts';
import { everyLexeme } from './lexicon/everyLexeme.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import type { Place } from './places.ts';
import { isLexical } from './tokens.ts';

export function isDoubtfulName({ value: { handle }, role }: Place, names: readonly DraftName[]): boolean {
  const { kind, text } = handle;
  if (kind !== 'TOK' && kind !== 'NAME' && kind !== 'NET') return false;
  if (names.some((it) => it.kind !== kind && same(it.name, text))) return true;
  const words = text.split(/[\s.,:;!?]+(?=\s|$)|\s+/).filter((it) => it !== '');
  // Where a symbol of several words ends nobody can tell.
  // A name ends where a part of a sentence does.
  if (/[,;!?，；！？\p{Sc}]/u.test(text)) return true;
  // What looks as a name that can be looked up may be someone.
  if (kind !== 'NAME' && /\.\p{L}{2,}/u.test(text)) return true;
  if (kind === 'TOK') return words.length > 1 || does(text, turning);
  // What is not “on” a network may represent any other words.
  if (kind === 'NET' && ((role !== 'on' && role !== 'into') || words.some(isFigures))) return true;
  // “To Grant” is someone, and “grant” begins a sentence.
  const rest = role === 'to' ? words.slice(1) : words;
  if (does(text, binding) || rest.some(begins) || words.some((it) => does(it, binding))) return true;
  const isCalled = names.some((it) => same(it.name, text));
  if (isCalled && words.some(isWhole) && !isDotted(text)) return true;
  if (words.length === 1) return kind === 'NET' && isLexical(text) && !everyLexeme(text).has('net');
  const isPlain = role !== undefined && /^\p{Lu}/u.test(text) && names.some((it) => it.name === text);
  if (words.every(isLexical) && !isPlain) return true;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (everyLexeme(last).has('fill') || (everyLexeme(first).has('fill') && !isPlain)) return true;
  const isKnown = (word: string, of: DraftName['kind']) =>
    names.some((it) => it.kind === of && same(it.name, word));
  if (kind === 'NET')
    return words.some((it) => isKnown(it, 'NET')) || words.slice(1).some((it) => isKnown(it, 'TOK'));
  // “5 USDC” may be a sum, where nothing says that it is someone.
  return role === undefined && words.some((it) => isFigures(it) || isNumber(it) || isKnown(it, 'TOK'));
}

/** Words that turn what is said. */
const turning: ReadonlySet<Lexeme> = new Set(['not', 'if', 'time']);

/** Words that bind what is before or behind them. */
const binding: ReadonlySet<Lexeme> = new Set<Lexeme>([
  ...turning,
  ...(['to', 'from', 'into', 'for', 'with', 'on', 'as', 'until', 'all', 'any', 'noLimit', 'fee'] as const),
]);

function does(phrase: string, lexemes: ReadonlySet<Lexeme>): boolean {
  return [...everyLexeme(phrase)].some((it) => lexemes.has(it));
}

function begins(word: string): boolean {
  return [...everyLexeme(word)].some((it) => it.startsWith('do:') || it === 'spend');
}

function isFigures(word: string): boolean {
  return /^[\p{N}.,]+$/u.test(word);
}

function isNumber(word: string): boolean {
  return everyLexeme(word).has('number');
}

function isDotted(text: string): boolean {
  return /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u.test(text);
}

/** An address, or a name with a dot, which names someone without a book. */
function isWhole(word: string): boolean {
  return /^0x[\da-f]{6,}/i.test(word) || /[^.\s]\.[^.\s]/u.test(word);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
