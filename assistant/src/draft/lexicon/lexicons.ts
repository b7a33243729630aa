import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { wordsOf } from './lexeme.ts';
import { zh } from './zh.ts';
import { languages } from '../numbers/numberWords.ts';

const texts = { en, de, es, fr, zh };

/** In the order in which they are preferred where a sentence fits two. */
export const lexicons = languages.map((language) => ({ language, ...wordsOf(texts[language]) }));
