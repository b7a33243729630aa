import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { wordsOf } from './lexeme.ts';
import { zh } from './zh.ts';

/** In the order in which they are preferred where a sentence fits two. */
export const lexicons = [en, de, es, fr, zh].map(wordsOf);
