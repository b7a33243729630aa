/**
 * A question in the English words that the phrasings have: what is asked in several words, and questions in other languages, word
 * by word. Only the matcher sees it; answers are in the language of the page.
 */
import { de } from './lexicon/de.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import { zh } from './lexicon/zh.ts';
import { phrasings } from '@readback/phrases/words/phrasings.ts';
import { ownWords } from './words.ts';

type Entry = Readonly<{ pattern: RegExp; words: string; length: number }>;

/** An English text, with one word for each piece that is asked in several. */
export function inOwnWords(text: string): string {
  return translated(plainOf(text), entriesOf('en'));
}

/** A question, with every piece that a lexicon has replaced; the language of which most is known is the one it is in. */
export function inEnglish(text: string): string {
  const plain = plainOf(text);
  if (/\p{Script=Han}/u.test(plain))
    return translated(plain, entriesOf('zh'))
      .replaceAll(/\p{Script=Han}{2,}/gu, ' unread ')
      .replaceAll(/\p{Script=Han}/gu, ' ');
  const words = plain.match(/[\p{L}]+/gu) ?? [];
  let most = words.filter((it) => english().has(it)).length;
  let best = inOwnWords(text);
  for (const language of ['de', 'es', 'fr'] as const) {
    const known = knownIn(plain, entriesOf(language));
    // Where every word is English, too, it is English.
    if (known < most || (known === most && most === words.length)) continue;
    most = known;
    best = translated(plain, entriesOf(language));
  }
  return best;
}

let keptEnglish: ReadonlySet<string> | undefined;

/** The words of the phrasings, as they are written. */
function english(): ReadonlySet<string> {
  keptEnglish ??= new Set([
    ...ownWords,
    ...Object.values(phrasings)
      .flat()
      .flatMap((it) => it.toLowerCase().match(/\p{L}+/gu) ?? []),
  ]);
  return keptEnglish;
}

const texts = { en, de, es, fr, zh };

const kept = new Map<string, readonly Entry[]>();

/** The longest pieces first, so that no shorter one takes them apart. */
function entriesOf(language: keyof typeof texts): readonly Entry[] {
  const before = kept.get(language);
  if (before !== undefined) return before;
  const entries = texts[language]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(':');
      const words = line.slice(0, at);
      return line
        .slice(at + 1)
        .split('|')
        .map((it): Entry => {
          const piece = plainOf(it.trim());
          const inside = piece.replaceAll(/[$]/g, '\\$').replace('*', '\\p{L}*');
          const whole = language === 'zh' ? inside : `(?<![\\p{L}\\p{N}])(?:${inside})(?![\\p{L}\\p{N}])`;
          return { pattern: new RegExp(whole, 'gu'), words, length: piece.length };
        });
    })
    .toSorted((a, b) => b.length - a.length);
  kept.set(language, entries);
  return entries;
}

/** Lower case without accents; the signs of Chinese stay as they are. */
function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
}

/** Each piece is replaced once: what stands in its place is kept apart until the end. */
function translated(text: string, entries: readonly Entry[]): string {
  const found: string[] = [];
  const marked = entries.reduce(
    (it, { pattern, words }) => it.replaceAll(pattern, () => ` \uE000${found.push(words) - 1}\uE001 `),
    text,
  );
  return marked.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => found[Number(at)] ?? '');
}

/** How many of the words a language has. */
function knownIn(text: string, entries: readonly Entry[]): number {
  const marked = entries.reduce(
    (it, { pattern }) => it.replaceAll(pattern, (piece) => '\uE000'.repeat(piece.split(/\s+/).length) + ' '),
    text,
  );
  return (marked.match(/\uE000/g) ?? []).length;
}
