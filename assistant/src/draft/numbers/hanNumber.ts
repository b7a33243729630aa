import { decimalsOf, fixed, one } from './fixed.ts';
import { type NumberPiece, numberWords } from './numberWords.ts';

/**
 * A number in Chinese, in units of 10⁻²⁴: signs, figures, or both (`两百五十`, `1.5万`). Undefined where what is last may be tens or
 * ones (`两百五`).
 */
export function hanNumber(text: string): bigint | undefined {
  const pieces = piecesIn(text.replaceAll(/\s+/g, '').toLowerCase());
  if (pieces === undefined) return undefined;
  const [whole = [], ...rest] = splitAtPoint(pieces);
  if (rest.length > 1) return undefined;
  return rest[0] === undefined ? sectionsOf(whole) : pointed(whole, rest[0]);
}

type Piece = NumberPiece | Readonly<{ is: 'figures'; value: bigint }>;

function piecesIn(text: string): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const [part] of text.matchAll(/[\d.,]+|./gsu)) {
    const value = /^\d/.test(part) || /^[.,]\d/.test(part) ? fixed(part) : undefined;
    const piece: Piece | undefined = value === undefined ? numberWords.zh[part] : { is: 'figures', value };
    if (piece === undefined) return undefined;
    pieces.push(piece);
  }
  return pieces;
}

function splitAtPoint(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const at = pieces.findIndex((it) => it.is === 'point');
  return at < 0 ? [pieces] : [pieces.slice(0, at), ...splitAtPoint(pieces.slice(at + 1))];
}

/** 亿 and 万 multiply all that is before them in their section; 千, 百 and 十 the one number before. */
function sectionsOf(pieces: readonly Piece[]): bigint | undefined {
  let total = 0n;
  let section = 0n;
  let number: bigint | undefined;
  let [lastScale, last] = [100, 100];
  let afterZero = false;
  for (const [at, piece] of pieces.entries()) {
    const power = powerOf(piece);
    if (power !== undefined) {
      const isLarge = power >= 4;
      if (power >= (isLarge ? lastScale : last)) return undefined;
      const isFirst = at === 0 && power === 1;
      if (number === undefined && !isFirst && !(isLarge && section > 0n)) return undefined;
      const times = number ?? (isFirst ? one : 0n);
      if (isLarge) {
        total += (section + times) * 10n ** BigInt(power);
        [section, lastScale, last] = [0n, power, 100];
      } else {
        section += times * 10n ** BigInt(power);
        last = power;
      }
      [number, afterZero] = [undefined, false];
      continue;
    }
    if (piece.is !== 'unit' && piece.is !== 'figures') return undefined;
    if (number !== undefined) return undefined;
    if (piece.is === 'unit' && piece.value === 0 && pieces.length > 1) {
      if (at === 0 || afterZero) return undefined;
      afterZero = true;
      continue;
    }
    number = piece.is === 'figures' ? piece.value : BigInt(piece.value) * one;
  }
  if (afterZero && number === undefined) return undefined;
  // “两百五” is 250 to most, and 205 in figures that are read out: it is asked about.
  const below = Math.min(last, lastScale);
  if (number !== undefined && below < 100 && below > 1 && !afterZero) return undefined;
  return total + section + (number ?? 0n);
}

function powerOf(piece: Piece): number | undefined {
  if (piece.is === 'scale') return piece.power;
  if (piece.is === 'hundred') return 2;
  return piece.is === 'ten' ? 1 : undefined;
}

function pointed(whole: readonly Piece[], rest: readonly Piece[]): bigint | undefined {
  const before = sectionsOf(whole);
  const last = rest.at(-1);
  const power = last === undefined ? undefined : powerOf(last);
  const said = power === undefined ? rest : rest.slice(0, -1);
  if (before === undefined || said.length === 0 || !said.every((it) => it.is === 'unit')) return undefined;
  if (power !== undefined && whole.some((it) => powerOf(it) !== undefined)) return undefined;
  const part = decimalsOf(said.map((it) => (it.is === 'unit' ? it.value : 0)).join(''));
  return part === undefined ? undefined : (before + part) * 10n ** BigInt(power ?? 0);
}
