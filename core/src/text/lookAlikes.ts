/**
 * Positions (UTF-16 units) of letters that are there to be taken for other letters: those of another script than
 * the rest of their word, where both scripts share shapes (Latin, Greek, Cyrillic …), and the styled forms of
 * ASCII letters and digits (full-width, mathematical, enclosed). A word in one script is never marked: that would
 * call every Greek or Russian word a deception.
 */
export function lookAlikes(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (!/[^\x20-\x7e]/.test(text)) return found;
  const kinds = new Map<string, LetterKind>();
  for (const word of text.matchAll(words)) {
    const letters = lettersOf(word[0], word.index, kinds);
    const home = homeScript(letters);
    for (const letter of letters) {
      if (letter.styled || (letter.script !== undefined && letter.script !== home)) found.add(letter.at);
    }
  }
  return found;
}

type LetterKind = Readonly<{ script: string | undefined; styled: boolean }>;
type Letter = LetterKind & Readonly<{ at: number }>;

const words = /[\p{L}\p{M}\p{N}_]+/gu;

/** Scripts whose letters are mistaken for one another. */
const confusable = [
  ['Latin', /\p{Script=Latin}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Coptic', /\p{Script=Coptic}/u],
  ['Lisu', /\p{Script=Lisu}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Canadian Aboriginal', /\p{Script=Canadian_Aboriginal}/u],
  ['Gothic', /\p{Script=Gothic}/u],
  ['Old Italic', /\p{Script=Old_Italic}/u],
  ['Runic', /\p{Script=Runic}/u],
] as const;

/** `kinds` keeps what each letter is: a text has many letters, and few different ones. */
function lettersOf(word: string, start: number, kinds: Map<string, LetterKind>): readonly Letter[] {
  const letters: Letter[] = [];
  let at = start;
  for (const char of word) {
    const kind = kinds.get(char) ?? kindOf(char);
    kinds.set(char, kind);
    letters.push({ at, ...kind });
    at += char.length;
  }
  return letters;
}

function kindOf(char: string): LetterKind {
  const script = confusable.find(([, pattern]) => pattern.test(char))?.[0];
  return { script, styled: isStyled(char) };
}

/** Latin where there is any, because that is what is imitated; else the script of the first letter. */
function homeScript(letters: readonly Letter[]): string | undefined {
  const scripts = letters.filter((letter) => !letter.styled).map((letter) => letter.script);
  return scripts.includes('Latin') ? 'Latin' : scripts.find((script) => script !== undefined);
}

/** `Ｕ`, `𝐔` and `Ⓤ` are drawn as a U, and are none. */
function isStyled(char: string): boolean {
  return !/^[\x20-\x7e]$/.test(char) && /^[\x20-\x7e]+$/.test(char.normalize('NFKC'));
}
