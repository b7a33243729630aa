import { amountReadings } from '@readback/core/text/amountReadings.ts';
import { plainWord } from '../lexicon/lexeme.ts';
import { hanNumber } from './hanNumber.ts';
import { type Language, type NumberPiece, numberWords } from './numberWords.ts';
import { decimalsOf, digitsOf, fixed, one } from './fixed.ts';

/** No number is longer, in characters; what is longer would take long to take apart. */
const longest = 100;

/**
 * The one number that a piece of someone's words says in a language, as digits with at most one point: in figures, in words, or in
 * figures that a word multiplies. Undefined for what is not a number, may be two of them, or is not understood to its end.
 *
 * @example
 * numberIn('1.5k', 'en'); // '1500'
 * numberIn('zweihundertfünfzig', 'de'); // '250'
 * numberIn('1,500', 'en'); // '1500'
 * numberIn('1,525', 'en'); // undefined: to some it is one and a half, and a little more
 */
export function numberIn(text: string, language: Language): string | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '' || typed.length > longest) return undefined;
  const figures = groupedIn(typed, language) ?? figuresIn(typed);
  if (figures !== undefined) return figures;
  // “三个”: the word that is counted with adds nothing.
  if (language === 'zh') return digitsOf(hanNumber(typed.replace(/[个枚]$/u, '')));
  const words = plainWord(typed).replaceAll('anderthalb', 'eineinhalb');
  const pieces = piecesIn(words, language);
  return pieces && digitsOf(valueOf(pieces, language));
}

/**
 * Thousands by the sign with which a language sets them apart. Only where the last figure is a zero, which nobody writes behind
 * a point: “1,525” stays one of two.
 */
function groupedIn(typed: string, language: Language): string | undefined {
  const isGrouped =
    language === 'en' || language === 'zh' ? /^[1-9]\d{0,2}(?:,\d{3})+$/ : /^[1-9]\d{0,2}(?:\.\d{3})+$/;
  return isGrouped.test(typed) && typed.endsWith('0') ? typed.replaceAll(/[.,]/g, '') : undefined;
}

/** Figures alone, where they mean one amount to everybody. */
function figuresIn(typed: string): string | undefined {
  const readings = amountReadings(typed);
  if (readings.length > 0) return readings.length === 1 ? readings[0] : undefined;
  return digitsOf(fixed(typed));
}

type Piece = NumberPiece | Readonly<{ is: 'figures'; value: bigint }>;

/** The words and figures of a number; undefined where one of them belongs to no number. */
function piecesIn(text: string, language: Language): readonly Piece[] | undefined {
  const table = numberWords[language];
  const pieces: Piece[] = [];
  for (const word of text.split(/[\s-]+/)) {
    const [, figures = '', rest = ''] = /^([\d.,'’]*)(.*)$/su.exec(word) ?? [];
    if (figures !== '') {
      const value = fixed(figuresIn(figures) ?? '');
      if (value === undefined) return undefined;
      pieces.push({ is: 'figures', value });
      if (rest === '') continue;
    }
    const found = glued(rest, table, longestGlued);
    if (found === undefined) return undefined;
    // “5 k” is not “5k”, but “3 Mio” is “3Mio”: one letter is right behind its figures.
    if (found.some((it) => it.is === 'scale' && it.short)) {
      const isApart = figures === '' && pieces.length === 1 && rest.length > 1;
      if (found.length > 1 || (figures === '' && !isApart)) return undefined;
    }
    pieces.push(...found);
  }
  return pieces;
}

/** How many words of numbers may be in one without a space. */
const longestGlued = 12;

/** A word of one number or of several, as `zweihundertfünfzig`: the longest ones first. */
function glued(
  word: string,
  table: Readonly<Record<string, NumberPiece>>,
  left: number,
): readonly Piece[] | undefined {
  const whole = Object.hasOwn(table, word) ? table[word] : undefined;
  if (whole !== undefined) return [whole];
  if (left === 0) return undefined;
  for (let size = word.length - 1; size > 1; size -= 1) {
    const head = word.slice(0, size);
    const piece = Object.hasOwn(table, head) ? table[head] : undefined;
    if (piece === undefined || piece.is === 'one' || (piece.is === 'scale' && piece.short)) continue;
    const rest = glued(word.slice(size), table, left - 1);
    if (rest !== undefined) return [piece, ...rest];
  }
  return undefined;
}

/** What is being counted: the sum of what was multiplied already, and what is before the next word that multiplies. */
type Count = {
  total: bigint;
  /** The power of ten of the last word that multiplied: the next one has to be smaller. */
  last: number;
  group: bigint | undefined;
  /** Below which a word may still be added to the group: 1,000, 100, 10 or 1. */
  room: number;
  /** Whether “and” or an article waits for what comes next. */
  waits: 'and' | 'one' | undefined;
};

/** In units of 10⁻²⁴. */
function valueOf(pieces: readonly Piece[], language: Language): bigint | undefined {
  const count: Count = { total: 0n, last: 100, group: undefined, room: 1_000, waits: undefined };
  for (const [at, piece] of pieces.entries()) {
    if (piece.is === 'point') {
      const rest = decimalsIn(pieces.slice(at + 1), language);
      return rest && pointed(count, rest);
    }
    if (!add(count, piece, pieces[at + 1], language)) return undefined;
  }
  if (count.waits !== undefined) return undefined;
  return count.total + (count.group ?? 0n);
}

function add(count: Count, piece: Piece, next: Piece | undefined, language: Language): boolean {
  switch (piece.is) {
    case 'and':
      if (count.waits !== undefined || next === undefined || !isJoint(count, next, language)) return false;
      count.waits = 'and';
      return true;
    case 'one':
      // “A hundred”, “two and a half”.
      if (next?.is !== 'hundred' && next?.is !== 'scale' && next?.is !== 'half' && next?.is !== 'dozen')
        return false;
      // “Half a million”: a half of it.
      if (next.is === 'half' || (count.group === one / 2n && next.is === 'scale')) return true;
      if (count.group !== undefined) return false;
      count.group = one;
      count.room = 1;
      return true;
    case 'figures':
      if (count.group !== undefined || count.waits !== undefined) return false;
      count.group = piece.value;
      count.room = 0;
      return true;
    case 'unit':
    case 'teen':
    case 'ten':
      return addSmall(count, piece, next, language);
    case 'hundreds':
      if (count.room < 1_000) return false;
      return put(count, BigInt(piece.value) * 100n * one, 100);
    case 'hundred': {
      const { group = one } = count;
      if (group < one || group >= 100n * one || count.room >= 1_000 !== (count.group === undefined))
        return false;
      count.group = group * 100n;
      count.room = group % one === 0n ? 100 : 0;
      count.waits = undefined;
      return true;
    }
    case 'dozen':
      if (next !== undefined || count.total > 0n) return false;
      count.group = (count.group ?? one) * 12n;
      return true;
    case 'scale':
      return multiply(count, piece.power, language);
    case 'half':
      return (count.group === undefined || count.waits === 'and') && addHalf(count, next);
    case 'halfMore':
      return count.group !== undefined && addHalf(count, next);
    case 'point':
      return false;
  }
}

/** Where a language says “and” within one number: between two numbers it is everywhere. */
function isJoint({ group, total, room }: Count, next: Piece, language: Language): boolean {
  if (next.is === 'half' || next.is === 'one') return group !== undefined;
  const afterLarge = group === undefined ? total > 0n : room === 100;
  const value = next.is === 'unit' || next.is === 'teen' ? next.value : undefined;
  switch (language) {
    case 'de':
      return afterLarge || (next.is === 'ten' && room === 1);
    case 'es':
      return room === 10 && next.is === 'unit';
    case 'fr':
      return room === 10 && (value === 1 || value === 11);
    default:
      return afterLarge;
  }
}

function addSmall(
  count: Count,
  { is, value }: Readonly<{ is: 'unit' | 'teen' | 'ten'; value: number }>,
  next: Piece | undefined,
  language: Language,
): boolean {
  const isZero = value === 0;
  if (isZero) {
    if (count.group !== undefined || count.total > 0n) return false;
    if (next !== undefined && next.is !== 'point') return false;
    count.group = 0n;
    count.room = 0;
    return true;
  }
  if (
    language === 'de' &&
    is === 'ten' &&
    count.waits === 'and' &&
    count.room === 1 &&
    below(count, 100n) < 10n
  ) {
    // “Fünfundzwanzig”: the ones are before the tens.
    count.group = (count.group ?? 0n) + BigInt(value) * one;
    count.waits = undefined;
    count.room = 0;
    return true;
  }
  if (language === 'fr' && is === 'ten' && value === 20 && below(count, 100n) === 4n && count.room === 1) {
    // “Quatre-vingts”: four twenties.
    count.group = (count.group ?? 0n) + 76n * one;
    count.room = 20;
    return true;
  }
  // “Soixante-dix”, “quatre-vingt-quinze”.
  const upTo =
    language === 'fr' && is === 'teen' && count.room === 10 && below(count, 100n) === 60n
      ? 10
      : is === 'unit'
        ? 2
        : 21;
  if (count.room < upTo && (count.room !== 20 || is === 'ten')) return false;
  // “Dix-sept”: ten and one of the last three.
  if (count.room === afterDix && value < 7) return false;
  const isDix = language === 'fr' && is === 'teen' && value === 10;
  return put(count, BigInt(value) * one, is === 'ten' ? 10 : isDix ? afterDix : 1);
}

const afterDix = 9;

/** Adds what is smaller than all that is in the group. */
function put(count: Count, value: bigint, room: number): boolean {
  count.group = (count.group ?? 0n) + value;
  count.room = room;
  count.waits = undefined;
  return true;
}

/** The last digits of the whole number that is counted. */
function below({ group = 0n }: Count, digits: bigint): bigint {
  return (group / one) % digits;
}

function multiply(count: Count, power: number, language: Language): boolean {
  // “And” joins what is smaller.
  if (count.waits !== undefined || power >= count.last) return false;
  // “Un millón mil”; a million thousand is nothing that anybody says.
  const isBare = count.group === undefined && count.total > 0n;
  if (isBare && language !== 'es' && language !== 'fr') return false;
  count.total += (count.group ?? one) * 10n ** BigInt(power);
  count.last = power;
  count.group = undefined;
  count.room = 1_000;
  return true;
}

/** “Two and a half”, “dos y medio”, “half a million”: of a million and a half nobody knows of what. */
function addHalf(count: Count, next: Piece | undefined): boolean {
  const half = one / 2n;
  if (count.group === undefined) {
    const isOf = next?.is === 'scale' || next?.is === 'one' || next?.is === 'dozen';
    if (count.total > 0n || !isOf) return false;
    count.group = half;
    count.room = 0;
    return true;
  }
  if (count.group % one !== 0n) return false;
  if (next !== undefined && next.is !== 'scale') return false;
  count.group += half;
  count.room = 0;
  count.waits = undefined;
  return true;
}

/** Decimals said digit by digit, or as one number of two digits; figures after a word say none. */
function decimalsIn(pieces: readonly Piece[], language: Language): Decimals | undefined {
  const at = pieces.findIndex((it) => it.is === 'scale');
  const said = at < 0 ? pieces : pieces.slice(0, at);
  const after = at < 0 ? [] : pieces.slice(at);
  const [scaled, ...more] = after;
  if (more.length > 0 || said.length === 0) return undefined;
  const power = scaled?.is === 'scale' ? scaled.power : 0;
  if (said.every((it) => it.is === 'unit'))
    return { digits: said.map((it) => (it.is === 'unit' ? it.value : 0)).join(''), power };
  const value = valueOf(said, language);
  const number = value === undefined || value % one !== 0n ? undefined : value / one;
  return number !== undefined && number >= 10n && number < 100n
    ? { digits: String(number), power }
    : undefined;
}

type Decimals = Readonly<{ digits: string; power: number }>;

function pointed(count: Count, { digits, power }: Decimals): bigint | undefined {
  if (count.waits !== undefined || count.total > 0n || (count.group ?? 0n) % one !== 0n) return undefined;
  const whole = count.group ?? 0n;
  const part = decimalsOf(digits);
  return part === undefined ? undefined : (whole + part) * 10n ** BigInt(power);
}
