import { here, navigate } from '../router/here.ts';
import { keepWords } from './form/draft.ts';
import { saying, sayNext } from './saying.ts';

/** Opens the form of what is meant, here or on Start; with someone’s words in its field it is filled in with them. */
export function sayWords(text?: string): void {
  if (text !== undefined) keepWords(text);
  if (/^\/(compose)?$/.test(here().place.path)) return saying.set(true);
  sayNext();
  navigate({ to: '/' });
}
