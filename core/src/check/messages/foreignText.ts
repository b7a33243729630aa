import { wordIn, type WordOf } from './englishWords.ts';

/**
 * Whether a text is not English for certain: its letters are of another script, or it has a part of two words and more that nobody
 * here knows to be English. Part by part, so that English around it hides none: a debt is said in three words.
 */
export function isForeign(text: string): boolean {
  if (/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, ''))) return true;
  return text.split(/\n|[.!?…](?:\s|$)/).some((sentence) => {
    const [first = '', ...rest] = sentence
      .replace(places, ' … ')
      .split(/[,;:()[\]{}"“”„«»|–—]+\s*|\s[-/]+\s/);
    return isForeignPart(first, true) || rest.some((it) => isForeignPart(it, false));
  });
}

/** Where something is on the web, and codes and bytes: none of them are words. */
const places =
  /[^\s,;()]*(?::\/\/|[\d@/#_=+]|\p{L}\.\p{L}|\p{Ll}\p{Lu})[^\s,;()]*?(?=[:.!?]*(?:[\s,;()]|$))/gu;

/** The first word of a sentence may be a name, or a word with a large letter. */
function isForeignPart(part: string, begins: boolean): boolean {
  const all = wordsOf(part);
  const shouted = all.length > 1 && all.every((it) => it === it.toUpperCase());
  const told = all.flatMap((word, at): readonly Told[] => {
    const mayBeName = /^\p{Lu}/u.test(word) && !shouted && word !== 'I';
    const is = wordIn(word.toLowerCase());
    if (mayBeName && (at > 0 || (!begins && is === 'unknown'))) return [];
    const isAccented = /\P{ASCII}/u.test(word);
    return [{ is, mayBeName, weight: isAccented ? 2 : 1 }];
  });
  const count = (of: WordOf) => told.reduce((sum, { is, weight }) => (is === of ? sum + weight : sum), 0);
  const [english, shared, unknown] = [count('english'), count('shared'), count('unknown')];
  const pieces = part.trim().split(/\s+/).length;
  if (english === 0) return pieces > 1 && (unknown + shared > 1 || (unknown > 0 && pieces > 2));
  const named =
    shared === 0 || english > 1 ? told.filter((it) => it.is === 'unknown' && it.mayBeName).length : 0;
  return unknown - named > english;
}

type Told = Readonly<{ is: WordOf; mayBeName: boolean; weight: number }>;

function wordsOf(part: string): readonly string[] {
  const words = part.replace(/(?<=\p{L})['’](?=\p{L})/gu, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.filter((it) => it.length > 2 || !/^(?:[b-hj-z]|[a-f]{2})$/i.test(it));
}
