export type Digits = Readonly<{
  /** The digits that tell how much it is. */
  head: string;
  /** The rest of a long fraction in threes; nothing is left out. */
  tail: readonly string[];
}>;

/** Digits after the point that are read at a glance: a fraction up to here stays in one piece. */
const glance = 6;

/**
 * Parts a decimal number for reading: a long fraction splits after its fourth significant digit, never before the
 * second one after the point. Joined again the parts are the text.
 *
 * @example
 * splitDigits('0.000047504023518767'); // { head: '0.00004750', tail: ['402', '351', '876', '7'] }
 */
export function splitDigits(text: string): Digits {
  const [whole = '', fraction] = text.split('.');
  if (fraction === undefined || fraction.length <= glance) return { head: text, tail: [] };
  const before = whole.replace(/\D/g, '').replace(/^0+/, '').length;
  const zeros = before > 0 ? 0 : fraction.length - fraction.replace(/^0+/, '').length;
  const kept = zeros + Math.max(2, 4 - before);
  const tail = fraction.slice(kept).match(/.{1,3}/gs) ?? [];
  return { head: `${whole}.${fraction.slice(0, kept)}`, tail };
}
