import { keepWords } from './draft.ts';
import { saying } from './saying.ts';

/** Opens the form of what is meant with somebody’s words in its field: the form is filled in with them. */
export function sayWords(text: string): void {
  keepWords(text);
  saying.set(true);
}
