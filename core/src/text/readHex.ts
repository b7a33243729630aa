import type { Hex } from 'viem';
import { ParseError } from './parseError.ts';

/** Whether a text means to be bytes in hex: it starts with 0x and has no words in it. */
export function isHexLike(text: string): boolean {
  const it = text.trim();
  return /^0[xX]/.test(it) && (!/\s/.test(it) || /^0[xX][0-9a-fA-F\s\p{Nd}]*$/u.test(it));
}

/**
 * Whole bytes in hex after `0x`, in lower case. `start` is where the text is in what was pasted, for the
 * positions in errors.
 *
 * @throws {ParseError} naming the first character that is wrong
 */
export function readHex(text: string, start = 0): Hex {
  if (text.startsWith('0X')) throw new ParseError({ id: 'hex.capitalX' }, { at: start + 1 });
  if (!text.startsWith('0x')) throw new ParseError({ id: 'hex.no0x' }, { at: start });
  const odd = text.slice(2).search(/[^0-9a-fA-F]/) + 2;
  if (odd > 1) {
    const codePoint = text.codePointAt(odd) ?? 0;
    throw new ParseError(
      { id: 'hex.digit', args: { number: odd + 1, ...kindOf(codePoint) } },
      {
        details: `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`,
        at: start + odd,
      },
    );
  }
  if (text.length % 2 === 1) {
    throw new ParseError({ id: 'hex.odd', args: { digits: text.length - 2 } }, { at: start + text.length });
  }
  return text.toLowerCase() as Hex;
}

/** What a character is that is not a digit; `char` is the character where it can be shown. */
function kindOf(codePoint: number): { kind: 'space' | 'digit' | 'shown' | 'other'; char: string } {
  const it = String.fromCodePoint(codePoint);
  if (/\s/u.test(it)) return { kind: 'space', char: '' };
  if (/\p{Nd}/u.test(it)) return { kind: 'digit', char: '' };
  if (codePoint >= 0x21 && codePoint <= 0x7e) return { kind: 'shown', char: it };
  return { kind: 'other', char: '' };
}
