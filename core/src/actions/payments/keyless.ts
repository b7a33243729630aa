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
  const all = partsOf(digits, 1);
  return upTo(20).some((period) => {
    const again = all.map((it, at) => at >= period && it === all[at - period]);
    return longest(again) >= enough;
  });
}

/** By the same step from each to the next: digits, bytes or longer numbers, as they count in base sixteen or as they are read. */
function counts(digits: string): boolean {
  return [1, 2, 4, 8].some((size) =>
    upTo(size).some((from) => {
      const parts = partsOf(digits.slice(from - 1), size);
      return [16, 10].some((base) => {
        const all = parts.map((it) => numberOf(it, base));
        const even = all.map((it, at) => {
          const [before = Number.NaN, first = Number.NaN] = [all[at - 1], all[at - 2]];
          return (it - 2 * before + first) % base ** size === 0;
        });
        return longest(even) * size >= enough;
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

function longest(all: readonly boolean[]): number {
  let [most, now] = [0, 0];
  for (const one of all) {
    now = one ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most;
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, at) => at + 1);
}
