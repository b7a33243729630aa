import { plainLetters } from '../../text/plainLetters.ts';

/** What stands between two words: nothing but a blank, or the end of a sentence. */
export type Words = Readonly<{ words: readonly string[]; ends: ReadonlySet<number> }>;

/**
 * The words of a text, in small Latin letters where they look like such. Letters that stand apart from one another are
 * put together: `a c c e s s` is one word. `ends` are the places after which a sentence or a paragraph ends.
 */
export function wordsOf(text: string): Words {
  const words: string[] = [];
  const ends = new Set<number>();
  let spelled = '';
  const flush = (): void => {
    if (spelled !== '') words.push(spelled);
    spelled = '';
  };
  for (const [token] of plainLetters(text).matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    if (/^[\p{L}\p{N}]/u.test(token)) {
      if (token.length === 1) spelled += token;
      else {
        flush();
        words.push(token);
      }
    } else if (/[.!?;:]\s|\n\s*\n/.test(`${token} `)) {
      // A point between letters that are spelled out ends nothing.
      if (spelled.length <= 1) {
        flush();
        ends.add(words.length - 1);
      }
    } else if (/\s{2}/.test(token)) flush();
  }
  flush();
  return { words, ends };
}
