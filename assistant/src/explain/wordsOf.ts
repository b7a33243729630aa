import type { Phrase } from '@readback/core/model/phrase.ts';
import { plain } from '@readback/phrases/plain.ts';
import type { Subject } from './statement.ts';

/** A phrase in words, to tell whether two say the same: without the full stop at its end. */
export function wordsOf(phrase: Phrase, { facts }: Pick<Subject, 'facts'>): string {
  return plain(phrase, facts).replace(/\.$/, '');
}
