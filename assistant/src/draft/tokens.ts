/** Someone’s words as a row of values and of words with their meanings, in the language that explains the most of them. */
import { amountReadings } from '@readback/core/text/amountReadings.ts';
import { appNames } from './apps.ts';
import { commonWords } from '../handles/commonWords.ts';
import type { Handle, HandleKind, KnownName } from '../handles/handle.ts';
import { maskWords } from '../handles/maskWords.ts';
import { relativeDay } from '../handles/relativeDay.ts';
import type { DraftName } from './draft.ts';
import type { Token, ValueToken, WordToken } from './token.ts';
import { asMeantHere } from './asMeantHere.ts';
import { withOwners } from './owners.ts';
import { type Lexeme, plainWord, type Words } from './lexicon/lexeme.ts';
import { lexicons } from './lexicon/lexicons.ts';
import { networkNames } from './networkNames.ts';
import type { Language } from './numbers/numberWords.ts';
import { type Sum, sumIn } from './numbers/sumIn.ts';

export type Tokens = Readonly<{
  tokens: readonly Token[];
  /** The words with handles in the places of values, for a model. */
  masked: string;
  /** Which explains the most of them. */
  language: Language;
}>;

/** The tokens of a text, in its order. What is between quotation marks is one value. */
export function tokensOf(text: string, names: readonly DraftName[]): Tokens {
  const known: readonly KnownName[] = names
    .filter(({ name }) => !isFigures(name))
    .map(({ name, kind }) => ({ name, kind, topics: [] }));
  const apps = appNames.map((name): KnownName => ({ name, kind: 'NAME', topics: [] }));
  const networks = networkNames.map((name): KnownName => ({ name, kind: 'NET', topics: [] }));
  const masked = maskWords(text, [...known, ...apps, ...networks], isCommon);
  const handles = masked.handles.flatMap((it) => apart(it, names));
  const readings = lexicons.map((words) => {
    const tokens = withRest(
      withKeeping(withWorth(withDays(named(read(text, handles, words), text, words.language), text))),
      text,
    );
    return { tokens: withTurn(tokens), language: words.language, unknown: unknownIn(tokens) };
  });
  const least = Math.min(...readings.map(({ unknown }) => unknown));
  const [best, ...others] = readings.filter(({ unknown }) => unknown === least);
  const also = others.map(({ language }) => language);
  const plain = withKept(withMost(withBut((best?.tokens ?? []).map((it) => withoutOther(it, also)))));
  const tokens = asMeantHere(withOwners(plain, names));
  return { tokens, masked: maskedIn(text, tokens), language: best?.language ?? 'en' };
}

/** “卖掉 20 UNI 换 USDT”: a second verb of an exchange says what comes. */
function withTurn(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex((it) => it.is === 'word' && it.lexemes.includes('do:swap'));
  return tokens.map((it, at): Token => {
    const isLater = it.is === 'word' && first >= 0 && at > first && it.lexemes.includes('do:swap');
    return isLater && /^\p{Script=Han}/u.test(it.text) ? { ...it, lexemes: ['into'] } : it;
  });
}

/** “All but Aave”: what comes after it is left out, unless both are one sum. */
function withBut(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((it, at): Token => {
    const before = tokens[at - 1];
    const isAll = before?.is === 'word' && before.lexemes.includes('all');
    return isAll && it.is === 'word' && buts.has(plainWord(it.text)) ? { ...it, lexemes: ['not'] } : it;
  });
}

const buts: ReadonlySet<string> = new Set('but|aber|pero|mais|但|但是|不过'.split('|'));

/** “Send max ETH” is all of it: no number is there that it may be the most of. */
function withMost(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((it, at): Token => {
    const next = tokens[at + 1];
    const isAll = it.is === 'word' && /^(?:the )?max(?:imum)?$/i.test(it.text) && next?.is === 'value';
    return isAll && next.handle.kind === 'TOK' ? { ...it, lexemes: ['all'] } : it;
  });
}

/** How many letters of other languages a sign of Chinese is worth. */
const signsOfWord = 3;

/** How many letters are of words that a language does not explain. */
function unknownIn(tokens: readonly Token[]): number {
  return tokens.reduce((sum, one) => {
    // A word that nobody knows is one, though after “to” it names someone.
    if (one.is === 'value' && one.handle.id.startsWith('NAMEW'))
      return sum + one.handle.end - one.handle.start;
    if (one.is !== 'word' || (one.lexemes.length > 0 && one.near !== true)) return sum;
    // A word that was mistyped is a better reading than none.
    // One sign of Chinese is a word.
    const size = han.test(one.text) ? signsOfWord * (one.end - one.start) : one.end - one.start;
    return sum + size * (one.near === true ? 0.5 : 1);
  }, 0);
}

/**
 * “All my USDC except 10”, “all but 10”, “除了10，其余”: what stays of all of it is one sum, which is said in two places. Where the words
 * have another number, nobody knows which of them stays.
 */
function withRest(tokens: readonly Token[], text: string): readonly Token[] {
  const numbers = tokens.flatMap((it, at) => (it.is === 'value' && it.handle.kind === 'NUM' ? [at] : []));
  const [at = -1, ...others] = numbers;
  const last = tokens.slice(0, at).findLastIndex((it) => it.is !== 'word' || !isKeeper(it));
  const but = tokens.findIndex((it, n) => n > last && n < at && isKeeping(it));
  const from = but < 0 ? at - 1 : but;
  const [except, number] = [tokens[from], tokens[at]];
  if (others.length > 0 || except?.is !== 'word' || number?.is !== 'value') return tokens;
  if (number.sum?.is !== 'number' || !(isKeeping(except) || excepts.has(plainWord(except.text))))
    return tokens;
  const isAll = (it: Token | undefined) => it?.is === 'word' && it.lexemes.includes('all');
  const before = tokens.findLastIndex((it, n) => n < at && isAll(it));
  // What stays is said first in Chinese.
  const all = before >= 0 ? before : tokens.findIndex((it, n) => n > at && isAll(it));
  const between = before >= 0 ? tokens.slice(before + 1, from) : tokens.slice(at + 1, all);
  if (all < 0 || !between.every(isBetweenRest)) return tokens;
  const why = isKeeping(except) ? reasonAt(tokens, at) : 0;
  const first = tokens[all];
  const isBeside = before >= 0 && between.length === 0 && first?.is === 'word';
  const start = isBeside ? first.start : except.start;
  const { end } = number.handle;
  const handle = { ...number.handle, text: text.slice(start, end), start };
  const sum: Sum = { is: 'share', of: [1, 1], less: number.sum.digits };
  return tokens.flatMap((it, n): readonly Token[] => {
    if (it.is === 'word' && (n === all || (n === all + 1 && isAll(it))))
      return isBeside && n === all ? [] : [{ ...it, lexemes: ['fill'] }];
    if (n >= from && n < at) return [];
    // “For gas”: why it stays.
    if (it.is === 'word' && n > at && n <= why) return [{ ...it, lexemes: ['fill'] }];
    return n === at ? [{ is: 'value', handle, sum }] : [it];
  });
}

function isKeeping(token: Token | undefined): boolean {
  return token?.is === 'word' && token.lexemes.includes('keep');
}

/** “Keep” and what may be between it and how much stays: “keep me back”. */
function isKeeper({ lexemes }: WordToken): boolean {
  return lexemes.some((it) => it === 'keep' || it === 'fill' || it === 'me' || it === 'clitic');
}

/** Where the words end that say what an amount is kept for: “0.05 ETH for the fees”; the place of the amount where none do. */
function reasonAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at + 1];
  const from = token?.is === 'value' && token.handle.kind === 'TOK' ? at + 2 : at + 1;
  const rest = tokens.slice(from);
  const end = rest.findIndex((it) => it.is !== 'word' || !isWhy(it));
  const words = end < 0 ? rest : rest.slice(0, end);
  return words.some((it) => it.is === 'word' && it.lexemes.includes('fee')) ? from + words.length - 1 : at;
}

function isWhy({ text, lexemes }: WordToken): boolean {
  return lexemes.some((it) => whys.has(it)) || /^(?:para|做|当|付|交|用来|作)$/iu.test(text);
}

const whys: ReadonlySet<Lexeme> = new Set(['for', 'to', 'fill', 'as', 'fee', 'of', 'me', 'own', 'from']);

/** “Lass 20 da”, “deja 20”: what lets someone do something leaves an amount where it is. */
function withKeeping(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((it, at): Token => {
    if (it.is !== 'word' || !mayKeep(it)) return it;
    const next = tokens
      .slice(at + 1)
      .find((one) => one.is !== 'word' || !one.lexemes.every((x) => x === 'fill'));
    const isSum = next?.is === 'value' && next.handle.kind === 'NUM';
    return isSum ? { ...it, lexemes: ['keep'] } : it;
  });
}

/** Also “garde”, which may be a part of an account. */
function mayKeep({ lexemes }: WordToken): boolean {
  return (lexemes.includes('do:allow') && lexemes.includes('loose')) || lexemes.includes('part:guard');
}

/** “Keep 20”, “20 behalten”: what is said to stay is in no field of what leaves. */
function withKept(tokens: readonly Token[]): readonly Token[] {
  const kept = new Set<number>();
  const isValueAt = (at: number) => {
    const it = tokens[at];
    return it?.is === 'value' && it.item !== true && (it.handle.kind === 'NUM' || it.handle.kind === 'TOK');
  };
  const isIdle = (it: Token | undefined) => it?.is === 'word' && isKeeper(it);
  for (const [at, word] of tokens.entries()) {
    if (!isKeeping(word)) continue;
    let next = at + 1;
    while (isIdle(tokens[next]) || isCount(tokens[next])) next += 1;
    if (isValueAt(next)) {
      kept.add(next);
      if (isValueAt(next + 1)) kept.add(next + 1);
      continue;
    }
    let before = at - 1;
    while (isIdle(tokens[before])) before -= 1;
    if (!isValueAt(before)) continue;
    kept.add(before);
    if (isValueAt(before - 1)) kept.add(before - 1);
  }
  return kept.size === 0
    ? tokens
    : tokens.map((it, at): Token => (it.is === 'value' && kept.has(at) ? { ...it, kept: true } : it));
}

function isCount(token: Token | undefined): boolean {
  return (
    token?.is === 'word' &&
    token.lexemes.some(
      (it) => it === 'atLeast' || it === 'atMost' || it === 'all' || it === 'more' || it === 'of',
    )
  );
}

/** Between all of it and what stays: of which token, and who gets it. */
function isBetweenRest(token: Token): boolean {
  if (token.is === 'value') return token.handle.kind !== 'NUM' && token.handle.kind !== 'DATE';
  if (token.is === 'mark') return /^[,，、]$/u.test(token.text);
  // “把USDC全部转给Ana”: Chinese says all of it before the verb.
  const pays = han.test(token.text) && token.lexemes.some((it) => it === 'do:send' || it === 'do:swap');
  return pays || token.lexemes.some((it) => betweenRest.has(it));
}

const betweenRest: ReadonlySet<Lexeme> = new Set(['fill', 'of', 'to', 'on', 'into', 'with']);

const excepts: ReadonlySet<string> = new Set(
  'except|except for|but|but not|excluding|minus|less|außer|ausser|bis auf|menos|excepto|salvo|sauf|moins|hormis|除了|除|除去'.split(
    '|',
  ),
);

/** “$20 worth of ETH”, “20 bucks”: what a sum is worth, and not how much of a token it is. */
function withWorth(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((it, at): Token => {
    if (it.is !== 'value' || it.handle.kind !== 'NUM') return it;
    const [, before = '', digits = '', after = ''] = /^(\$?)([\p{N}.,]+)(\$?)$/u.exec(it.handle.text) ?? [];
    const next = tokens[at + 1];
    const isSaid = next?.is === 'word' && next.lexemes.includes('dollars');
    const plain =
      it.sum?.is === 'number' ? it.sum.digits : /^\d+(?:\.\d+)?$/.test(digits) ? digits : undefined;
    if (plain === undefined || (before + after === '' && !isSaid)) return it;
    return { ...it, sum: { is: 'worth', digits: plain } };
  });
}

/** A sum that is another one in a language that explains as much is not one: “mil” is a thousand to some. */
function withoutOther(token: Token, languages: readonly Language[]): Token {
  if (token.is !== 'value' || token.sum === undefined) return token;
  const { handle, sum } = token;
  const isOther = languages.some((it) => {
    const other = sumIn(handle.text, it);
    return other === undefined ? amountReadings(handle.text).length > 1 : !isSame(sum, other);
  });
  return isOther ? { is: 'value', handle } : token;
}

/** “Until Friday”, “for 30 days”: a day that is said from today on is a date. */
function withDays(tokens: readonly Token[], text: string): readonly Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const count = limitOf(all) ? daysAt(tokens, at, text) : 0;
    const last = tokens[at + count - 1];
    if (count === 0 || last === undefined) {
      all.push(token);
      continue;
    }
    const { start } = placeOf(token);
    const { end } = placeOf(last);
    // “Hasta el viernes” is until when, and “hasta 50” how much.
    const limit = limitOf(all);
    if (limit?.lexemes.includes('atMost') === true)
      all[all.indexOf(limit)] = { ...limit, lexemes: ['until'] };
    const handle = {
      id: `DATEW${at}`,
      kind: 'DATE' as const,
      text: text.slice(start, end),
      start,
      end,
      topics: [],
    };
    all.push({ is: 'value', handle });
    at += count - 1;
  }
  return all;
}

/** The word that says until when, or for how long, right before what comes. */
function limitOf(before: readonly Token[]): WordToken | undefined {
  const last = before.findLast((it) => it.is !== 'word' || !it.lexemes.every((one) => one === 'fill'));
  const limits =
    last?.is === 'word' && last.lexemes.some((it) => it === 'until' || it === 'for' || it === 'atMost');
  return limits ? last : undefined;
}

/** No day is said in more words. */
const mostDayWords = 5;

/** How many tokens say a day together; 0 where none is said. */
function daysAt(tokens: readonly Token[], from: number, text: string): number {
  const first = tokens[from];
  if (first === undefined || first.is === 'mark') return 0;
  for (let count = Math.min(mostDayWords, tokens.length - from); count > 0; count -= 1) {
    const its = tokens.slice(from, from + count);
    const last = its.at(-1);
    if (last === undefined || its.some((it) => it.is === 'mark')) continue;
    const piece = text.slice(placeOf(first).start, placeOf(last).end);
    const digits = first.is === 'value' && first.sum?.is === 'number' ? first.sum.digits : undefined;
    const said =
      digits === undefined ? piece : `${digits} ${text.slice(placeOf(first).end, placeOf(last).end).trim()}`;
    if (relativeDay(said) !== undefined && (digits === undefined || digits === placeOf(first).text))
      return count;
  }
  return 0;
}

/** A number or an address is what it says, whatever is called so. */
function isFigures(name: string): boolean {
  if (/^0x[\da-f]{6,}$/i.test(name)) return true;
  const [, letters] = /^[\p{N}.,'’_\s]*\p{N}\s?(\p{L}*)$/u.exec(name) ?? [];
  return letters === '' || (letters !== undefined && isMultiple(letters));
}

/** The words with the id of each value in its place. */
function maskedIn(text: string, tokens: readonly Token[]): string {
  let masked = '';
  let from = 0;
  for (const it of tokens) {
    if (it.is !== 'value') continue;
    masked += `${text.slice(from, it.handle.start)} ${it.handle.id} `;
    from = it.handle.end;
  }
  return `${masked}${text.slice(from)}`.replaceAll(/\s+/g, ' ').trim();
}

/** Numbers in words are values, and so is a word that nobody knows after “to”: neither is for a model to see. */
function named(tokens: readonly Token[], text: string, language: Language): readonly Token[] {
  const all: Token[] = [];
  const value = (
    kind: HandleKind,
    { start, end }: Readonly<{ start: number; end: number }>,
    sum?: Sum,
  ): ValueToken => {
    const id = `${kind}W${all.length}`;
    const handle = { id, kind, text: text.slice(start, end), start, end, topics: [] };
    return { is: 'value', handle, ...(sum ? { sum } : {}) };
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const number = numberAt(tokens, at, text, language);
    if (number !== undefined) {
      const whole = { start: placeOf(token).start, end: number.end };
      // A number that is alone keeps its handle, as it is elsewhere too.
      const isAlone = token.is === 'value' && number.count === 1;
      all.push(
        isAlone ? { ...token, ...(number.sum ? { sum: number.sum } : {}) } : value('NUM', whole, number.sum),
      );
      at += number.count - 1;
      continue;
    }
    const last = all.at(-1);
    const isNamed =
      token.is === 'word' &&
      token.lexemes.length === 0 &&
      last !== undefined &&
      isToward(last) &&
      !isWish(all.at(-2));
    all.push(isNamed ? value('NAME', token) : token);
  }
  return all;
}

/** “I would like to earn”: behind a wish, “to” begins what is done, and names nobody. */
function isWish(token: Token | undefined): boolean {
  return token?.is === 'word' && wishes.test(plainWord(token.text));
}

const wishes =
  /(?:^|\s)(?:like|love|want|wants|wanna|need|needs|hope|hoping|wish|prefer|plan|planning|try|trying|going)$/;

type NumberAt = Readonly<{ count: number; end: number; sum?: Sum }>;

/** No number is said in more words. */
const mostNumberWords = 12;

/**
 * The number that begins at a token: the most tokens that say one sum together, or else all words of numbers and the figures that
 * are side by side, which say none. Undefined where none begins.
 */
function numberAt(
  tokens: readonly Token[],
  from: number,
  text: string,
  language: Language,
): NumberAt | undefined {
  const first = tokens[from];
  if (first === undefined || first.is === 'mark') return undefined;
  const { start } = placeOf(first);
  let [found, loose]: (NumberAt | undefined)[] = [undefined, undefined];
  let counts = false;
  for (let count = 1; count <= mostNumberWords; count += 1) {
    const token = tokens[from + count - 1];
    if (token === undefined || !isNumeric(token)) break;
    const { start: begins, end } = placeOf(token);
    const before = tokens[from + count - 2];
    if (count > 1 && before !== undefined && !/^[\s-]*$/.test(text.slice(placeOf(before).end, begins))) break;
    counts ||= isNumber(token);
    const sum = counts ? sumIn(text.slice(start, end), language) : undefined;
    // “50% of” is no more than “50%”.
    // “Half of my” is said by “half”.
    const ends = sum?.is === 'share' ? endOfNumbers(tokens.slice(from, from + count), end) : end;
    if (sum !== undefined && !isSame(sum, found?.sum)) found = { count, end: ends, sum };
    const goesOn = isNumber(token) && (count === 1 || token.is === 'word');
    if (goesOn && (loose?.count ?? 0) === count - 1) loose = { count, end };
  }
  // “El 10%”: what comes before a number and changes nothing of it is not part of it.
  if (found !== undefined && !isNumber(first)) {
    const later = numberAt(tokens, from + 1, text, language);
    if (later !== undefined && found.sum !== undefined && isSame(found.sum, later.sum)) return undefined;
  }
  // “Two three”: a part of it is not what is said.
  return found !== undefined && found.count >= (loose?.count ?? 0) ? found : loose;
}

/** Where the last number, or sign of one, of some tokens ends. */
function endOfNumbers(tokens: readonly Token[], end: number): number {
  const last = tokens.findLast((it) => isNumber(it) || it.is === 'mark');
  return last === undefined ? end : placeOf(last).end;
}

function isSame(one: Sum, other: Sum | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Figures, and words of numbers. */
function isNumber(token: Token): boolean {
  return token.is === 'value'
    ? token.handle.kind === 'NUM'
    : token.is === 'word' && token.lexemes.includes('number');
}

/** What may be in a number: also a word that joins two parts of one, and the sign of a percentage. */
function isNumeric(token: Token): boolean {
  if (isNumber(token)) return true;
  if (token.is === 'mark') return /^[%‰％]$/u.test(token.text);
  return (
    token.is === 'word' &&
    (token.lexemes.length === 0
      ? joins.has(plainWord(token.text))
      : token.lexemes.some((it) => mayJoin.has(it)))
  );
}

const mayJoin: ReadonlySet<Lexeme> = new Set(['fill', 'of', 'all', 'not']);
const joins: ReadonlySet<string> = new Set(['but', 'point', 'dot', 'komma', 'coma', 'virgule', 'moins']);

function placeOf(token: Token): Readonly<{ text: string; start: number; end: number }> {
  return token.is === 'value' ? token.handle : token;
}

/** Whether whoever comes next is someone. A token that is called as a word of a lexicon may have taken that word’s place. */
function isToward(last: Token): boolean {
  if (last.is === 'word') return last.lexemes.includes('to');
  return (
    last.is === 'value' && last.handle.kind !== 'NUM' && isLexical(/\S*$/.exec(last.handle.text)?.[0] ?? '')
  );
}

/**
 * A word of a lexicon names nobody, though it may begin with a capital; but for those that only count or say when: after a word
 * such as “to” they are someone (“to Max”).
 */
function isCommon(word: string, before: string): boolean {
  const plain = plainWord(word);
  if (counts.has(plain) && toward.test(before)) return false;
  return commonWords.has(word) || single.has(plain) || joins.has(plain);
}

/** Every word that is in a phrase of a lexicon. */
const single: ReadonlySet<string> = new Set(
  lexicons.flatMap(({ byPhrase, split }) => [
    ...[...byPhrase.keys()].flatMap((it) => [it, ...it.split(' ')]),
    ...split.flatMap(({ first, last }) => [first, last]),
  ]),
);

/** Whether a text is a word of a lexicon. */
export function isLexical(text: string): boolean {
  return single.has(plainWord(text));
}

/** Letters behind figures that say how many times they count. */
export function isMultiple(text: string): boolean {
  return /^(?:[kmbt]|bn|mn|tn|mm|mio|mrd|tsd)$/i.test(text);
}

const counting: ReadonlySet<Lexeme> = new Set(['atMost', 'atLeast', 'time', 'number', 'more', 'if']);
const counts: ReadonlySet<string> = new Set(
  lexicons.flatMap(({ byPhrase }) =>
    [...byPhrase].flatMap(([word, lexemes]) => (lexemes.some((it) => counting.has(it)) ? [word] : [])),
  ),
);

const toward = /(?<!\p{L})(?:to|for|pay|give|tip|an|für|a|para|à|pour)\s+$/iu;

/** `100USDC` is an amount and the symbol of a token, where such a token is known. */
function apart(handle: Handle, names: readonly DraftName[]): readonly Handle[] {
  if (handle.kind !== 'NUM') return [handle];
  const [, digits = '', letters = ''] = /^([\p{N}.,'’_ ]*\p{N})\s?(\p{L}+)$/u.exec(handle.text) ?? [];
  const name = names.find(
    (it) => it.kind === 'TOK' && letters !== '' && it.name.toLowerCase() === letters.toLowerCase(),
  );
  if (name === undefined) return [handle];
  const middle = handle.start + digits.length;
  const begins = handle.end - letters.length;
  return [
    { ...handle, text: digits, end: middle },
    { id: `${handle.id}T`, kind: 'TOK', text: letters, start: begins, end: handle.end, topics: [] },
  ];
}

function read(text: string, handles: readonly Handle[], words: Words): readonly Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const handle of handles) {
    tokens.push(...plainTokens(text.slice(from, handle.start), from, words));
    const last = tokens.at(-1);
    const isBeside =
      last?.is === 'value' && last.handle.kind === 'NET' && handle.start - last.handle.end <= 1;
    // “Base mainnet”.
    if (isBeside && handle.text.toLowerCase() === 'mainnet')
      tokens.push({ is: 'word', text: handle.text, start: handle.start, end: handle.end, lexemes: ['net'] });
    else tokens.push({ is: 'value', handle });
    from = handle.end;
  }
  return joined([...tokens, ...plainTokens(text.slice(from), from, words)], words);
}

/** What is in two places is what both are together: of several, the one that ends last. */
function joined(tokens: readonly Token[], { split }: Words): readonly Token[] {
  const all = [...tokens];
  const plain = all.map((it) => (it.is === 'word' ? plainWord(it.text) : ''));
  const found = split.flatMap(({ first, last, lexemes }) => {
    const at = plain.indexOf(first);
    // Before a value it belongs to that: “zahle Bob ein USDC”.
    const end = plain.findIndex((it, n) => at >= 0 && n > at && it === last && all[n + 1]?.is !== 'value');
    return end < 0 ? [] : [{ at, end, lexemes }];
  });
  const taken = new Set<number>();
  for (const { at, end, lexemes } of found.toSorted((a, b) => b.end - a.end)) {
    const [one, other] = [all[at], all[end]];
    if (one?.is !== 'word' || other?.is !== 'word' || taken.has(at) || taken.has(end)) continue;
    all[at] = { ...one, lexemes };
    all[end] = { ...other, lexemes: ['fill'] };
    taken.add(at).add(end);
  }
  return all;
}

const han = /\p{Script=Han}/u;
/** “All my UNI -> Ana”. */
const arrow = /^(?:[-–—=]>|[→➔➜⇒])$/u;
const pieces = /[-–—=]>|\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’‘-])+|[^\s]/gu;

/** Phrases are found where they are the longest; nothing goes across a value or a mark. */
function plainTokens(text: string, offset: number, words: Words): readonly Token[] {
  const found: Token[] = [];
  const parts = [...text.matchAll(pieces)].map(({ 0: it, index }) => ({ it, start: index }));
  for (let at = 0; at < parts.length; ) {
    const part = parts[at];
    if (part === undefined) break;
    const start = offset + part.start;
    if (!/[\p{L}\p{N}]/u.test(part.it)) {
      const sign = { text: part.it, start, end: start + part.it.length };
      found.push(arrow.test(part.it) ? { is: 'word', ...sign, lexemes: ['to'] } : { is: 'mark', ...sign });
      at += 1;
      continue;
    }
    if (han.test(part.it)) {
      found.push(...hanTokens(part.it, start, words));
      at += 1;
      continue;
    }
    const count = longest(parts, at, words);
    const last = parts[at + Math.max(count, 1) - 1] ?? part;
    const end = last.start + last.it.length;
    const phrase = text.slice(part.start, end);
    const meant = count === 0 ? words.near(phrase) : undefined;
    if (meant !== undefined && !isAfterToward(found))
      found.push({ is: 'word', text: phrase, start, end: offset + end, lexemes: meant, near: true });
    else if (count === 0 && words.isNumber(plainWord(phrase)))
      found.push({ is: 'word', text: phrase, start, end: offset + end, lexemes: ['number'] });
    else if (count === 0) found.push(...elided(phrase, start, words));
    else
      found.push({
        is: 'word',
        text: phrase,
        start,
        end: offset + end,
        lexemes: words.lexemesOf(joinedOf(parts.slice(at, at + count))) ?? [],
      });
    at += Math.max(count, 1);
  }
  return found;
}

/** After “to” comes someone, whatever their name is like. */
function isAfterToward(found: readonly Token[]): boolean {
  const last = found.at(-1);
  return last?.is === 'word' && last.lexemes.some((it) => it === 'to' || it === 'for' || it === 'do:send');
}

const mostWords = 6;

/** How many pieces from `at` make the longest phrase of the lexicon; 0 where not even the first one is in it. */
function longest(
  parts: readonly Readonly<{ it: string; start: number }>[],
  at: number,
  words: Words,
): number {
  for (let count = Math.min(mostWords, parts.length - at); count > 0; count -= 1) {
    const phrase = joinedOf(parts.slice(at, at + count));
    if (words.lexemesOf(phrase) !== undefined) return count;
  }
  return 0;
}

function joinedOf(parts: readonly Readonly<{ it: string }>[]): string {
  return parts.map(({ it }) => it).join(' ');
}

/** A word that lost its vowel before another (`d’ETH`, `l’accès`): both parts where both are known. */
function elided(word: string, start: number, words: Words): readonly Token[] {
  const [, head = ''] = /^(\p{L}{1,2}['’‘])(?=.)/u.exec(word) ?? [];
  const tail = word.slice(head.length);
  const tokens = [
    { text: head, start },
    { text: tail, start: start + head.length },
  ].filter((it) => it.text !== '');
  return tokens.map((it) => ({
    is: 'word',
    ...it,
    end: it.start + it.text.length,
    lexemes: words.lexemesOf(it.text) ?? [],
  }));
}

/** Chinese has no spaces: the longest word of the lexicon counts, from left to right; what is between is one unknown word. */
function hanTokens(text: string, offset: number, words: Words): readonly Token[] {
  const found: WordToken[] = [];
  for (let at = 0; at < text.length; ) {
    let size = Math.min(words.longestHan, text.length - at);
    while (size > 0 && words.lexemesOf(text.slice(at, at + size)) === undefined) size -= 1;
    const taken = Math.max(size, 1);
    const start = offset + at;
    const word = text.slice(at, at + taken);
    const before = found.at(-1);
    const lexemes = size === 0 ? [] : (words.lexemesOf(word) ?? []);
    if (size === 0 && before?.lexemes.length === 0 && before.end === start) {
      found[found.length - 1] = { ...before, text: before.text + word, end: start + taken };
    } else found.push({ is: 'word', text: word, start, end: start + taken, lexemes });
    at += taken;
  }
  return found;
}
