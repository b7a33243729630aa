/**
 * A question in the English words that the phrasings have: what is asked in several words, and questions in other languages, piece
 * by piece. Only the matcher sees it; answers are in the language of the page.
 */
import { de } from './lexicon/de.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import { zh } from './lexicon/zh.ts';
import { plainOf } from './words.ts';

export type Spoken = 'en' | 'de' | 'es' | 'fr' | 'zh';

/** `whole` pieces, and beginnings that represent any ending, each with its English words. */
type Lexicon = Readonly<{ whole: ReadonlyMap<string, string>; starts: ReadonlyMap<string, string> }>;

const texts = { en, de, es, fr, zh };

const kept = new Map<Spoken, Lexicon>();

function lexiconOf(language: Spoken): Lexicon {
  const before = kept.get(language);
  if (before !== undefined) return before;
  const whole = new Map<string, string>();
  const starts = new Map<string, string>();
  for (const line of texts[language].trim().split('\n')) {
    const at = line.indexOf(':');
    for (const one of line.slice(at + 1).split('|')) {
      const piece = language === 'zh' ? one.trim() : (wordsOf(one.replace('*', '')) ?? []).join(' ');
      const into = one.trim().endsWith('*') ? starts : whole;
      // What a line says first is kept: the words that matter most stand first.
      if (piece !== '' && !into.has(piece)) into.set(piece, line.slice(0, at).trim());
    }
  }
  const made = { whole, starts };
  kept.set(language, made);
  return made;
}

function wordsOf(text: string): readonly string[] {
  return plainOf(text).match(/[\p{L}\p{N}$€]+/gu) ?? [];
}

/** The longest piece has so many words. */
const longest = 5;

/** A text with every piece that the lexicon of its language has replaced. */
export function inEnglish(text: string, language: Spoken): string {
  return language === 'zh' ? fromSigns(plainOf(text)) : fromWords(wordsOf(text), lexiconOf(language));
}

function fromWords(words: readonly string[], lexicon: Lexicon): string {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = pieceAt(words, at, lexicon);
    out.push(found?.says ?? words[at] ?? '');
    at += found?.length ?? 1;
  }
  return out.join(' ');
}

function pieceAt(
  words: readonly string[],
  at: number,
  { whole, starts }: Lexicon,
): Readonly<{ says: string; length: number }> | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const says = whole.get(words.slice(at, at + length).join(' '));
    if (says !== undefined) return { says, length };
  }
  const word = words[at] ?? '';
  for (let size = word.length; size > 2; size -= 1) {
    const says = starts.get(word.slice(0, size));
    if (says !== undefined) return { says, length: 1 };
  }
  return undefined;
}

/** The longest piece first; what no piece has stays, each two signs as one word. */
function fromSigns(text: string): string {
  const { whole } = lexiconOf('zh');
  const out: string[] = [];
  for (const [run] of text.matchAll(/\p{Script=Han}+|[^\p{Script=Han}]+/gu)) {
    if (!/\p{Script=Han}/u.test(run)) {
      out.push(run);
      continue;
    }
    let open = '';
    const close = () => {
      if (open.length === 1) out.push(open);
      for (let at = 0; at + 1 < open.length; at += 1) out.push(open.slice(at, at + 2));
      open = '';
    };
    for (let at = 0; at < run.length; ) {
      let size = Math.min(8, run.length - at);
      while (size > 0 && !whole.has(run.slice(at, at + size))) size -= 1;
      if (size === 0) {
        open += run[at] ?? '';
        at += 1;
        continue;
      }
      close();
      out.push(whole.get(run.slice(at, at + size)) ?? '');
      at += size;
    }
    close();
  }
  return out.join(' ');
}

/** Whether a language has a word. */
export function isKnownIn(word: string, language: Exclude<Spoken, 'zh'>): boolean {
  return pieceAt([word], 0, lexiconOf(language)) !== undefined;
}

export { wordsOf as plainWords };
