/**
 * Takes every value out of someone's words before a model sees them: addresses, numbers, dates, names, symbols, networks. What is
 * left are words as they are in any dictionary. A value that is in nobody's list and looks like a common word, in lower case, cannot
 * be told from one. `isCommon`: which words name nothing though they may begin with a capital.
 */
import { commonWords } from './commonWords.ts';
import { dateShapes } from './dates.ts';
import type { Handle, HandleKind, KnownName, Masked } from './handle.ts';

export function maskWords(
  text: string,
  names: readonly KnownName[],
  isCommon: IsCommon = (word) => commonWords.has(word),
): Masked {
  const found = [...valuesIn(text, names, isCommon)];
  const ids = new Map<string, string>();
  const counts = new Map<HandleKind, number>();
  const handles: Handle[] = [];
  let masked = '';
  let from = 0;
  for (const { start, end, kind, topics } of found) {
    const value = text.slice(start, end);
    const key = `${kind} ${value.toLowerCase()}`;
    const count = (counts.get(kind) ?? 0) + 1;
    const id = ids.get(key) ?? `${kind}${count}`;
    if (!ids.has(key)) {
      ids.set(key, id);
      counts.set(kind, count);
    }
    handles.push({ id, kind, text: value, start, end, topics });
    masked += `${text.slice(from, start)}${id}`;
    from = end;
  }
  return { text: masked + text.slice(from), handles };
}

/** Whether a word, in small letters, names nothing where `before` is before it. */
type IsCommon = (word: string, before: string) => boolean;

type Value = Readonly<Pick<Handle, 'start' | 'end' | 'kind' | 'topics'>>;

/** In the order of the text; where two begin at one place the longer one counts. */
function* valuesIn(text: string, names: readonly KnownName[], isCommon: IsCommon): Generator<Value> {
  const known = new Map(names.map((it) => [it.name.toLowerCase(), it]));
  const all = [...namedIn(text, names), ...shapedIn(text, known, isCommon)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  let end = 0;
  for (const it of all) {
    if (it.start < end) continue;
    yield it;
    end = it.end;
  }
}

/** Names that the page knows, as whole words, in whatever case. */
function* namedIn(text: string, names: readonly KnownName[]): Generator<Value> {
  const lower = inPlace(text);
  for (const { name, kind, topics } of names) {
    const wanted = inPlace(name);
    if (wanted === '') continue;
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      if (isWordPart(lower[at - 1], lower[at]) || isWordPart(lower[end], lower[end - 1])) continue;
      yield { start: at, end, kind, topics };
    }
  }
}

/** Small letters, each in its place: one that would grow (`İ`) stays as it is. */
function inPlace(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replaceAll(/./gsu, (it) => (it.toLowerCase().length === it.length ? it.toLowerCase() : it));
}

/** Whether a word goes on there. Letters of scripts without spaces between words end none. */
function isWordPart(next: string | undefined, edge: string | undefined): boolean {
  if (next === undefined || edge === undefined) return false;
  return inWord.test(next) && inWord.test(edge);
}

/** Scripts that write words without spaces between them. */
const glued = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
/** A letter or a digit of a script that does. */
const letter = String.raw`(?:(?!${glued})[\p{L}\p{M}])`;
const sign = String.raw`(?:(?!${glued})[\p{L}\p{M}\p{N}_-])`;
const inWord = new RegExp(String.raw`(?!${glued})[\p{L}\p{N}_]`, 'u');

/** What is a value by its shape alone. */
function* shapedIn(
  text: string,
  known: ReadonlyMap<string, KnownName>,
  isCommon: IsCommon,
): Generator<Value> {
  // “0.2eth” is a sum, and no host.
  for (const { 0: found, 1: symbol = '', index } of text.matchAll(sumShape)) {
    const name = known.get(symbol.toLowerCase());
    if (name?.kind === 'TOK')
      yield { start: index, end: index + found.length, kind: 'NUM', topics: name.topics };
  }
  for (const [pattern, kind] of shapes) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const whole = found.trimEnd();
      yield {
        start: index,
        end: index + whole.length,
        kind,
        topics: known.get(inside(whole).toLowerCase())?.topics ?? [],
      };
    }
  }
  for (const { 0: word, index } of text.matchAll(wordShape)) {
    // What lost its vowel before another word (`d’ETH`) is not part of that.
    const lead = /^\p{Ll}{1,2}['’](?=\p{L})/u.exec(word)?.[0].length ?? 0;
    const start = index + lead;
    if (!isName(word.slice(lead), (it) => isCommon(it, text.slice(Math.max(0, start - nearby), start))))
      continue;
    yield { start, end: index + word.length, kind: 'NAME', topics: [] };
  }
}

/** How much of the text before a word may tell whether it is a name. */
const nearby = 30;

/** What is between quotation marks. */
function inside(text: string): string {
  return text.replaceAll(/^["“„«‘'「『]|["”“»’'」』]$/gu, '').trim();
}

const shapes: readonly (readonly [RegExp, HandleKind])[] = [
  // Whole addresses, hashes and keys, and short forms of them; digits of hex that nobody writes as a word.
  [/0x[\da-f]*(?:(?:…|\.{2,3})[\da-f]+)?/giu, 'ADDR'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{6,}\b/giu, 'ADDR'],
  [/["“„«「『][^"”“»」』\n]{1,200}["”“»」』]/gu, 'NAME'],
  [/(?<=^|\s)['‘][^'’\n]{1,200}['’](?=$|[\s.,;:?!])/gu, 'NAME'],
  ...dateShapes.map((it) => [it, 'DATE'] as const),
  // Figures that letters multiply: `1.5k`.
  [
    new RegExp(
      String.raw`(?<!${sign}|[.,])\p{N}+(?:[.,]\p{N}+)*(?:[kmbw]|bn|mn|mln|mio|mrd|tsd)(?!${sign}|[.@]${sign})`,
      'giu',
    ),
    'NUM',
  ],
  // Names with dots or signs: ENS, hosts, addresses of mail, handles.
  [new RegExp(String.raw`(?<!${sign})(?=[\p{N}._@-]*${letter})${sign}+(?:[.@]${sign}+)+`, 'gu'), 'NAME'],
  [new RegExp(`[@#]${sign}+`, 'gu'), 'NAME'],
  // Numbers with their signs and separators, and whatever has a digit in it.
  [
    /[\p{Sc}+\-−]?(?:(?<!(?!\p{Script=Han})\p{L}|[\p{N}.,])[.,])?\p{N}+(?:[.,'’_]+\p{N}+|[ \u00a0\u202f]\p{N}{3}(?!\p{N}))*(?:e[+-]?\p{N}+)?\s?(?:%|\p{Sc})?/giu,
    'NUM',
  ],
  [new RegExp(String.raw`(?<!${sign})(?:${letter}|[_-])*\p{N}${sign}*`, 'gu'), 'NUM'],
];

/** A number, and right behind it what may be the symbol of a token. */
const sumShape = new RegExp(
  String.raw`(?<!${sign}|[.,])[.,]?\p{N}+(?:[.,]\p{N}+)*(${letter}+)(?!${sign}|[.@]${sign})`,
  'gu',
);

const wordShape = new RegExp(`${letter}(?:${letter}|['’_-])*`, 'gu');

/** A word with capitals, unless everybody has it: a name, or the symbol of a token. Emoji and others stay. */
function isName(word: string, isCommon: (word: string) => boolean): boolean {
  if (!/\p{Lu}/u.test(word)) return false;
  return !isCommon(word.toLowerCase().replaceAll('’', "'"));
}
