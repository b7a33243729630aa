/**
 * Positions (UTF-16 units) of what is there to be taken for something else, after the ideas of UTS 39:
 *
 * - letters of another script than the rest of their word, where both scripts share shapes (Latin, Greek, Cyrillic …)
 * - whole words of letters that each look like a Latin one (`аррӏе`), where the rest of the text does not show that
 *   it is written in that script; words of scripts whose capitals are Latin shapes (Lisu, Cherokee …)
 * - styled forms of ASCII letters and digits (full-width, mathematical, enclosed, flags in a row), letters of phonetic
 *   alphabets, and digits of another script beside ours
 * - signs that represent a part of an address (`∕`, `․`), and ticks, locks and shields that a page gives by itself
 *
 * A word that no Latin one could be is never marked: that would call every Greek or Russian word a deception.
 */
export function lookAlikes(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (!/[^\x20-\x7e]/.test(text)) return found;
  const kinds = new Map<string, LetterKind>();
  let imitates: boolean | undefined;
  for (const word of text.matchAll(words)) {
    const letters = lettersOf(word[0], word.index, kinds);
    const home = homeScript(letters);
    const twins =
      home !== latin && (allTwins.test(word[0]) || (isTwin(word[0]) && (imitates ??= !tellsItsScript(text))));
    const ours = /[A-Za-z0-9]/.test(word[0]);
    for (const { at, script, styled, digit } of letters) {
      const foreign = script === undefined ? digit && ours : twins || script !== home;
      if (styled || foreign) found.add(at);
    }
  }
  for (const sign of text.matchAll(signs)) {
    for (let at = sign.index; at < sign.index + sign[0].length; at++) found.add(at);
  }
  return found;
}

type LetterKind = Readonly<{ script: string | undefined; styled: boolean; digit: boolean }>;
type Letter = LetterKind & Readonly<{ at: number }>;

const words = /[\p{L}\p{M}\p{N}_]+/gu;

/**
 * What is not a letter and is read as one, or as a sign that means something in an address or on this page: slashes,
 * points, colons and hyphens that are not, letters of flags in a row, circled and squared letters, ticks, locks.
 */
const signs =
  /[\u2010\u2011\u2024\u2044\u2215\u2236\u29f8\u2571\ua4f8\ua789\u02d0\ufe52\ufe55\u2611\u2705\u2713\u2714\u{1f512}\u{1f510}\u{1f5f8}\u{1f6e1}\u249c-\u24e9\u{1f110}-\u{1f189}]|(?<=[\w.])[\uff0d-\uff0f\uff1a\uff20\u3002\u201a](?=\w)|[\u{1f1e6}-\u{1f1ff}]{3,}/gu;

/** Scripts of which most letters are drawn as Latin capitals, and in which hardly anybody names a token. */
const drawnAsLatin = 'Cherokee Coptic Lisu Canadian_Aboriginal Gothic Old_Italic Runic'
  .split(' ')
  .map(scriptClass);

/** Scripts whose letters are mistaken for one another, Latin first. */
const confusable = [...'Latin Greek Cyrillic Armenian Georgian'.split(' ').map(scriptClass), ...drawnAsLatin];
const latin = confusable[0];
const patterns = confusable.map((it) => new RegExp(it, 'u'));

function scriptClass(name: string): string {
  return `\\p{Script=${name}}`;
}

/** Letters of Cyrillic, Greek and Armenian that are drawn as a Latin one. */
const twin = /[аеорсухѕіјԁԛԝһӏѵгьАВЕЅІЈКМНОРСТУХҮԚԜѴӀЗαγιορστυνκϲϳΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϜͿոսօհզցյՍՕՏԼ]/gu;
const telling = new RegExp(`[${confusable.slice(1, 4).join('')}]`, 'gu');

const allTwins = new RegExp(`^(?=.*\\p{L})[${drawnAsLatin.join('')}\\p{M}\\p{N}_]+$`, 'u');

/** Whether each letter of a word looks like a Latin one. */
function isTwin(word: string): boolean {
  return /\p{L}/u.test(word) && !/\p{L}/u.test(word.replace(twin, ''));
}

/**
 * A Russian sentence has words like “сор”, and many letters that no Latin one looks like; a text that wants to be
 * taken for a Latin one has few.
 */
function tellsItsScript(text: string): boolean {
  const letters = text.match(telling)?.length ?? 0;
  const alike = text.match(twin)?.length ?? 0;
  return (letters - alike) * 3 >= letters;
}

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
  const script = confusable[patterns.findIndex((it) => it.test(char))];
  return { script, styled: isStyled(char), digit: /[^0-9]/.test(char) && /\p{Nd}/u.test(char) };
}

/** Latin where there is any, because that is what is imitated; else the script of the first letter. */
function homeScript(letters: readonly Letter[]): string | undefined {
  const scripts = letters.filter((letter) => !letter.styled).map((letter) => letter.script);
  return scripts.includes(latin) ? latin : scripts.find((script) => script !== undefined);
}

/** Letters of phonetic alphabets, which words of no language have: `ᴜ`, `ɡ`, `ǀ`. */
const phonetic = /[\u0250-\u02af\u1d00-\u1dbf\u01c0-\u01c3\ua720-\ua7ff]/;

/** `Ｕ`, `𝐔` and `Ⓤ` are drawn as a U, and are not. */
function isStyled(char: string): boolean {
  return (
    phonetic.test(char) || (!/^[\x20-\x7e]$/.test(char) && /^[\x20-\x7e]+$/.test(char.normalize('NFKC')))
  );
}
