import { folded } from '../data/folded.ts';

/** What is searched: what an item is called first, then what else is known of it. */
export type Searched = Readonly<{ title: string; more?: string | undefined }>;

/**
 * How well something fits what was typed: 0 not at all, else the higher the better. Each typed word must be found, in
 * the title or in what else is known. Case, accents and the order of the words do not count. A word may leave letters
 * of a title out, as long as it begins where a word of the title does (“stgs” finds “Settings”).
 */
export function score({ title, more = '' }: Searched, typed: string): number {
  const wanted = folded(typed).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return 0;
  const name = folded(title);
  const rest = folded(more);
  let sum = 0;
  for (const word of words) {
    const one = inName(name, word) || (rest.includes(word) ? 20 : 0);
    if (one === 0) return 0;
    sum += one;
  }
  const whole =
    name === wanted ? 40 : name.startsWith(wanted) ? beginning(name, wanted) : name.includes(wanted) ? 10 : 0;
  return sum / words.length + whole;
}

/** What begins with the whole word fits better than what goes on with it: “connect” finds “Connect wallet”. */
function beginning(name: string, wanted: string): number {
  return /^[\p{L}\p{N}]/u.test(name.slice(wanted.length)) ? 20 : 25;
}

function inName(name: string, word: string): number {
  const at = name.indexOf(word);
  if (at === 0) return 60;
  if (at > 0) return startsOf(name).some((start) => name.startsWith(word, start)) ? 50 : 30;
  // Of two letters, nearly every title has both somewhere.
  return word.length > 2 && startsOf(name).some((start) => leavesOut(name, word, start)) ? 10 : 0;
}

/** Where the words of a text start. */
function startsOf(text: string): readonly number[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index);
}

/** Whether all letters of a word follow each other from there on, with few others between them. */
function leavesOut(text: string, word: string, start: number): boolean {
  let at = start;
  for (const letter of word) {
    const next = at === start ? (text[start] === letter ? start : -1) : text.indexOf(letter, at);
    if (next === -1) return false;
    at = next + 1;
  }
  return at - start <= word.length * 3;
}
