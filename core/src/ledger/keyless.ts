import type { Address } from 'viem';

/**
 * Whether no key leads to an address, by any likelihood: it repeats itself, it counts, or it spells a text. What a key makes
 * is like an address drawn at random, and of those nobody finds one in which nineteen digits follow from the others.
 */
export function isKeyless(address: Address): boolean {
  const digits = address.slice(2).toLowerCase();
  return isPadded(digits) || repeats(digits) || counts(digits) || isText(digits);
}

/** Digits that follow from others: 76 bits, more than anybody can try. */
const enough = 19;

/** Zeros at both ends together: a number or a few bytes that slipped into the place of an address. */
function isPadded(digits: string): boolean {
  const inner = digits.replace(/^(?:00)+/, '').replace(/(?:00)+$/, '');
  return digits.length - inner.length > enough;
}

/** The same digits again and again, a single one as well, in all of it or in a part. */
function repeats(digits: string): boolean {
  const { length } = digits;
  return upTo(20).some(
    (period) => longest(length, (at) => at >= period && digits[at] === digits[at - period]) >= enough,
  );
}

/** By the same step from each to the next: digits, bytes or longer numbers, as they count in base sixteen or as they are read. */
function counts(digits: string): boolean {
  const bases = /[0-9]{19}/.test(digits) ? [16, 10] : [16];
  return [1, 2, 4, 8].some((size) =>
    upTo(size).some((from) => {
      const parts = partsOf(digits.slice(from - 1), size);
      return bases.some((base) => {
        const all = parts.map((it) => numberOf(it, base));
        const number = (at: number) => all[at] ?? Number.NaN;
        const around = base ** size;
        const even = (at: number) => (number(at) - 2 * number(at - 1) + number(at - 2)) % around === 0;
        return longest(all.length, even) * size >= enough;
      });
    }),
  );
}

function partsOf(digits: string, size: number): readonly string[] {
  const count = Math.floor(digits.length / size);
  return Array.from({ length: count }, (_, at) => digits.slice(at * size, (at + 1) * size));
}

function numberOf(digits: string, base: number): number {
  return base === 16 || !/[a-f]/.test(digits) ? Number.parseInt(digits, base) : Number.NaN;
}

/** Letters, digits and what stands between them, with nothing before and after: one address in seventeen thousand million. */
function isText(digits: string): boolean {
  const bytes = partsOf(digits, 2).map((it) => String.fromCharCode(Number.parseInt(it, 16)));
  return /^\0*[\w .,:;@/+'!?&#()-]{4,}\0*$/.test(bytes.join(''));
}

/** Of so many places, how many hold one after the other. */
function longest(count: number, holds: (at: number) => boolean): number {
  let [most, now] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    now = holds(at) ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most;
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, at) => at + 1);
}
