/**
 * How much of a text says nothing to a reader, in bits: hashes, keys and other bytes in whatever coding (hex in any
 * spelling, base64, base58, base32, bech32, decimal digits, percent signs). Nonces and ids as sites use them (up to 24
 * characters, or a UUID) stay below what a hash has; several of them together do not.
 */
export type Unreadable = Readonly<{
  bits: number;
  /** How many ordinary words are beside it. */
  words: number;
}>;

export function unreadableIn(text: string): Unreadable {
  const seen = new Set<string>();
  let bits = 0;
  let words = 0;
  const take = (run: string, each: number): string => {
    if (!seen.has(run)) bits += run.replace(/[^\p{L}\p{N}+/_-]/gu, '').length * each;
    seen.add(run);
    return ' ';
  };
  const rest = text
    .normalize('NFKC')
    .replace(times, ' ')
    .replace(uuid, (it) => take(it.toLowerCase().replaceAll('-', ''), 122 / 32))
    .replace(address, ' ')
    .replace(percent, (run) => take(run.replace(/[^0-9a-f]/gi, ''), 4))
    .replace(hex, (run) => take(run.replace(/0x|\\x|\\u00|[^0-9a-f]/gi, ''), 4));
  for (const [token] of rest.matchAll(/\S+/g)) {
    const each = bitsOf(token);
    if (each > 0) take(token, each);
    else if (/\p{L}/u.test(token)) words += 1;
  }
  bits += (rest.match(pictures)?.length ?? 0) * 8;
  return { bits, words };
}

const times =
  /(?<![\w-])\d{4}-\d{2}-\d{2}(?:[tT ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:[zZ]|[+-]\d{2}:?\d{2})?)?(?![\w-])|(?<![\w:/.-])\d{1,2}[:/.]\d{2}(?:[:/.]\d{2,4})?(?![\w:/.-])/g;
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/gi;
/** Twenty bytes that represent themselves, without more digits behind them: whose account that is, another rule says. */
const address = /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-z])(?!\W{0,4}[0-9a-f]{4,}(?![g-z]))/gi;
const percent = /(?:%[0-9a-f]{2}[\w.~-]{0,3}){8,}/gi;
/** At least sixteen digits of hex, whatever stands between them. */
const hex = /(?:(?:0x|\\x|\\u00)?[0-9a-f][\s:_.,;|/\\-]{0,2}){16,}/gi;
const pictures = /[\p{Extended_Pictographic}\u2801-\u28ff]/gu;

/** Bits of each letter and digit of what is not a word, and 0 for a word or a number. */
function bitsOf(token: string): number {
  const bare = token.replace(/^[^\p{L}\p{N}+/=]+|[^\p{L}\p{N}+/=]+$/gu, '');
  if (bare.length < 4) return 0;
  const pieces = bare.split(/[^A-Za-z0-9+/_=\u0080-\uffff]+/).filter((it) => it !== '');
  const odd = pieces.map(oddness);
  if (odd.every((it) => it === 0)) return 0;
  // A coding with punctuation in it falls into short pieces: most of it is no words.
  const wordy = pieces.filter((_, at) => odd[at] === 0 && (pieces[at]?.length ?? 0) > 3).join('').length;
  return wordy * 2 > bare.length ? 0 : Math.max(...odd);
}

function oddness(piece: string): number {
  if (/^\d+$/.test(piece)) return piece.length >= 20 ? Math.log2(10) : 0;
  if (/\P{ASCII}/u.test(piece)) return 0;
  if (/^[A-Za-z]+$/.test(piece)) {
    const word = /^(?:[A-Z]?[a-z]+(?:[A-Z][a-z]+)*|[A-Z]+s?)$/.test(piece);
    return word && piece.length <= 30 ? 0 : 5.7;
  }
  const mixed = /[a-z]/.test(piece) && /[A-Z]/.test(piece);
  if (/[+/_=]/.test(piece) && piece.split(/[+/_=]+/).every((it) => it === '' || oddness(it) === 0)) return 0;
  return mixed || /[+/_=]/.test(piece) ? 6 : 5.2;
}
