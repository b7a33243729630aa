import { lastWords } from './lateWords.ts';

/** What the checks say, what follows the signing, and what the user said: the page fetches it with a warning, or behind the verdict. */
export const checkWords: Readonly<Record<string, string>> = lastWords;
