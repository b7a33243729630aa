/**
 * Whether a text holds a recovery phrase or a private key: such a text is answered where it was typed, and kept and sent
 * nowhere. A phrase is twelve words or more of one list of BIP-39; a key is 32 bytes in hex between 1 and the order of
 * secp256k1. The lists are fetched when there are as many words.
 */
export async function secretIn(text: string): Promise<'phrase' | 'key' | undefined> {
  if (keysIn(text).some(isKey)) return 'key';
  const words = wordsOf(text);
  if (words.length < fewest) return undefined;
  const lists = await wordLists();
  return lists.some((list) => hasRun(words, list)) ? 'phrase' : undefined;
}

/** The shortest phrase. */
const fewest = 12;

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

function keysIn(text: string): readonly string[] {
  return text.match(/(?<![0-9a-f])(?:0x)?[0-9a-f]{64}(?![0-9a-f])/gi) ?? [];
}

function isKey(hex: string): boolean {
  const value = BigInt(/^0x/i.test(hex) ? hex : `0x${hex}`);
  return value > 0n && value < order;
}

/** As the lists write them: decomposed, in small letters; whatever is no letter stands between two. */
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
