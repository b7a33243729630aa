import { formatUnitsExact } from '@readback/core/text/amount.ts';

/**
 * How a number is shortened: `cut` never shows more than there is (what is held, what arrives), `up` never less (what is
 * paid). `fee`: as `up`, to fewer digits and without a sign: it is an estimate itself.
 */
export type Brief = 'cut' | 'up' | 'fee';

export type Digits = Readonly<{
  /** The digits that tell how much it is. */
  head: string;
  /** The rest of a long fraction in threes; nothing is left out. */
  tail: readonly string[];
}>;

/** Digits after the point that are read at a glance: a fraction up to here stays in one piece. */
const glance = 6;

/**
 * Parts a decimal number for reading: a long fraction splits after its fourth significant digit (of a fee, its third),
 * never before the second one after the point. Joined again the parts are the text.
 *
 * @example
 * splitDigits('0.000047504023518767'); // { head: '0.00004750', tail: ['402', '351', '8767'] }
 */
export function splitDigits(text: string, brief?: Brief): Digits {
  const [whole = '', fraction] = text.split('.');
  if (fraction === undefined || fraction.length <= glance) return { head: text, tail: [] };
  const before = whole.replace(/\D/g, '').replace(/^0+/, '').length;
  const zeros = before > 0 ? 0 : fraction.length - fraction.replace(/^0+/, '').length;
  const kept = zeros + Math.max(2, (brief === 'fee' ? 3 : 4) - before);
  const tail = fraction.slice(kept).match(/.{3}(?=..)|.+/gs) ?? [];
  return { head: `${whole}.${fraction.slice(0, kept)}`, tail };
}

/**
 * The next number away from zero with as many digits: what the head of a longer one comes to where it must not look
 * smaller than it is.
 *
 * @example
 * roundedUp('−0.9999'); // '−1'
 */
export function roundedUp(head: string): string {
  const [, fraction = ''] = head.split('.');
  const next = BigInt(head.replace(/\D/g, '')) + 1n;
  return head.replace(/[\d.,]+$/, formatUnitsExact(next, fraction.length));
}
