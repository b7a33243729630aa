import {
  czech,
  english,
  french,
  italian,
  japanese,
  korean,
  portuguese,
  simplifiedChinese,
  spanish,
  traditionalChinese,
} from 'viem/accounts';

/** Fewer words of a list in a row are an ordinary sentence; the shortest recovery phrase has twelve. */
const shortest = 11;

/**
 * Whether words hold a recovery phrase (BIP-39, in any of its languages) or a private key. A hash looks like a key, and
 * counts as one: neither belongs into a question.
 */
export function hasSecret(text: string): 'phrase' | 'key' | undefined {
  const plain = text.normalize('NFKD').toLowerCase();
  const words = plain.split(/[^\p{L}\p{M}]+/u).filter((it) => it !== '');
  if (lists.some((list) => longestRun(words, list) >= shortest)) return 'phrase';
  const signs = Array.from(plain).filter((it) => !/[\s\p{P}]/u.test(it));
  if (lengths.has(signs.length) && hanLists.some((list) => signs.every((it) => list.has(it))))
    return 'phrase';
  return /(?<![\da-f])(?:0x)?[\da-f]{64}(?![\da-f])/.test(plain) ? 'key' : undefined;
}

const sets = (all: readonly (readonly string[])[]) =>
  all.map((list) => new Set(list.map((it) => it.normalize('NFKD').toLowerCase())));

const lists = sets([
  english,
  spanish,
  french,
  italian,
  portuguese,
  czech,
  japanese,
  korean,
  simplifiedChinese,
  traditionalChinese,
]);
/** Chinese phrases have one sign for each word, and may be written without spaces. */
const lengths = new Set([12, 15, 18, 21, 24]);
const hanLists = sets([simplifiedChinese, traditionalChinese]);

function longestRun(words: readonly string[], list: ReadonlySet<string>): number {
  let most = 0;
  let run = 0;
  for (const word of words) {
    run = list.has(word) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}
