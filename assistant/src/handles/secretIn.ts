/**
 * Whether a text holds a recovery phrase or a private key: such a text is answered where it was typed, and kept and sent
 * nowhere. A phrase is eleven words or more of one list of BIP-39 in a row (twelve of which one is mistyped), or as many signs
 * of a Chinese one as a phrase has; a key is 32 bytes in hex between 1 and the order of secp256k1, which a hash looks like. The
 * lists are fetched when there are as many words. Rejects where they do not come.
 */
export async function secretIn(text: string): Promise<'phrase' | 'key' | undefined> {
  if (keysIn(text).some(isKey)) return 'key';
  const words = wordsOf(text);
  const signs = Array.from(words.join(''));
  const isHan = lengths.has(signs.length) && signs.every((it) => /\p{Script=Han}/u.test(it));
  if (words.length < fewest && !isHan) return undefined;
  const lists = await wordLists();
  const found = lists.some((list) => hasRun(words, list) || (isHan && signs.every((it) => list.has(it))));
  return found ? 'phrase' : undefined;
}

/** Fewer words of a list in a row are an ordinary sentence. */
const fewest = 11;

/** Of a phrase, in words: Chinese ones have one sign for each, and may be written without spaces. */
const lengths: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

function keysIn(text: string): readonly string[] {
  return text.match(/(?<![0-9a-f])(?:0x)?[0-9a-f]{64}(?![0-9a-f])/gi) ?? [];
}

function isKey(hex: string): boolean {
  const value = BigInt(/^0x/i.test(hex) ? hex : `0x${hex}`);
  return value > 0n && value < order;
}

/** As the lists write them: decomposed, in small letters; whatever is not a letter stands between two. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((it) => it !== '');
}

function hasRun(words: readonly string[], list: ReadonlySet<string>): boolean {
  let run = 0;
  for (const word of words) {
    run = list.has(word) ? run + 1 : 0;
    if (run >= fewest) return true;
  }
  return false;
}

let coming: Promise<readonly ReadonlySet<string>[]> | undefined;

/** Rejects where they do not come: then nothing can be said of the text, and it is not taken. */
function wordLists(): Promise<readonly ReadonlySet<string>[]> {
  coming ??= import('./wordLists.ts').then(({ wordLists: lists }) => lists);
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}
