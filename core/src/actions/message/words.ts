import { plainLetters } from '../../text/plainLetters.ts';

/**
 * `ends` are the places after which a sentence ends. `spelled` are words, or several in one, of letters
 * that stood apart.
 */
export type Words = Readonly<{
  words: readonly string[];
  ends: ReadonlySet<number>;
  spelled: readonly string[];
}>;

/**
 * The words of a text, in small Latin letters where they look like such. Letters that stand apart from one another are
 * put together: `a c c e s s` is one word.
 */
export function wordsInText(text: string): Words {
  const words: string[] = [];
  const ends = new Set<number>();
  const apart: string[] = [];
  let spelled = '';
  const flush = (): void => {
    if (spelled !== '') words.push(spelled);
    if (spelled.length > 3) apart.push(spelled);
    spelled = '';
  };
  for (const [token] of plainLetters(text).matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    if (/^[\p{L}\p{N}]/u.test(token)) {
      if (token.length === 1) spelled += token;
      else {
        flush();
        words.push(token);
      }
    } else if (/[.!?;:]\s/.test(`${token} `)) {
      // A point between letters that are spelled out ends nothing.
      if (spelled.length <= 1) {
        flush();
        ends.add(words.length - 1);
      }
    } else if (/\s{2}/.test(token)) flush();
  }
  flush();
  return { words, ends, spelled: apart };
}
