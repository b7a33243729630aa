/** What our own phrasings teach about words: which query they ask for. Made at the first question, and kept. */
import type { QueryId } from '@readback/core/ask/query.ts';
import { helpPhrasings, otherPhrasings, phrasings } from '@readback/phrases/words/phrasings.ts';
import { termNames } from '@readback/phrases/words/termNames.ts';
import { de } from './asked/de.ts';
import { es } from './asked/es.ts';
import { fr } from './asked/fr.ts';
import { zh } from './asked/zh.ts';
import { inEnglish, isKnownIn, plainWords, type Spoken } from './inEnglish.ts';
import { type Example, learn, type Learned } from './learn.ts';
import { meaningOf, stemOf, stemsIn } from './words.ts';

/** What an example asks for: a query, an entry of the help, or nothing that can be answered. */
export type Meant = QueryId | `help ${string}` | 'none';

type Phrasing = Readonly<{ is: Meant; text: string; language: Spoken }>;

const others = { de, es, fr, zh };

function phrasingsOf(): readonly Phrasing[] {
  const of = (is: string, texts: readonly string[]) =>
    texts.map((text): Phrasing => ({ is: is as Meant, text, language: 'en' }));
  return [
    ...Object.entries(phrasings).flatMap(([is, texts]) => of(is, texts)),
    ...Object.entries(helpPhrasings).flatMap(([entry, texts]) => of(`help ${entry}`, texts)),
    ...of('none', otherPhrasings),
    ...(Object.keys(others) as (keyof typeof others)[]).flatMap((language) =>
      others[language]
        .trim()
        .split('\n')
        .flatMap((line) => {
          const at = line.indexOf(': ');
          const is = line.slice(0, at) as Meant;
          return line
            .slice(at + 2)
            .split(' | ')
            .map((text): Phrasing => ({ is, text, language }));
        }),
    ),
  ];
}

type Known = Readonly<{
  guess: Learned;
  /** All that the phrasings have, in English words without their endings. */
  stems: ReadonlySet<string>;
  /** The words of each language, as they are written. */
  words: Readonly<Record<Exclude<Spoken, 'zh'>, ReadonlySet<string>>>;
}>;

let known: Known | undefined;

function knownNow(): Known {
  if (known !== undefined) return known;
  const all = phrasingsOf();
  const of = (language: Spoken) =>
    new Set(all.flatMap((it) => (it.language === language ? plainWords(it.text) : [])));
  const words = { en: of('en'), de: of('de'), es: of('es'), fr: of('fr') };
  const names = Object.values(termNames).flat();
  const examples = all.flatMap(({ is, text, language }, at): readonly Example[] => {
    // A question for a word is one for any word: each is learned with some of them.
    const texts = text.includes(anyTerm)
      ? [0, 1, 2].map((it) => text.replace(anyTerm, names[(at * 7 + it * 29) % names.length] ?? ''))
      : [text];
    return texts.map((one) => ({ is, features: featuresOf(inEnglish(one, language)) }));
  });
  const stems = new Set(all.flatMap(({ text, language }) => stemsIn(inEnglish(text, language))));
  known = { guess: learn(examples), stems, words };
  return known;
}

/** What a question asks for, the likeliest first. */
export function guessesOf(text: string): ReturnType<Learned> {
  const { guess } = knownNow();
  return guess(featuresOf(inItsEnglish(text)));
}

/** Whether a question has a word that none of our phrasings has. */
export function isStrange(text: string): boolean {
  const { stems } = knownNow();
  return stemsIn(inItsEnglish(text)).some((it) => it.length > 3 && !stems.has(it));
}

/** Whether a word is one of our German phrasings, and of no other: names are in all of them. */
export function isGermanWord(word: string): boolean {
  const { words } = knownNow();
  const all = plainWords(word);
  const isOthers = (it: string) => words.en.has(it) || words.es.has(it) || words.fr.has(it);
  return all.length > 0 && all.every((it) => words.de.has(it) && !isOthers(it));
}

/** Words that ask for something else than a yes or no. */
const asking: ReadonlySet<string> = new Set(stemsIn('what who whose where when why how which wtf'));

/** Words with which an English question for a yes or no begins, at its start or behind what stands before it; or its end. */
const whether =
  /(?:^|[,.;:!?-]\s*|\b(?:so|and|but|or|then|wait|ok|okay|hey|hi|pls|please|well|btw|also|yo|like|um)\s+)(?:is|are|am|was|were|do|does|did|can|could|will|would|may|might|must|should|has|have|had|any\w*|isn['’]?t|aren['’]?t|won['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|couldn['’]?t|wouldn['’]?t)\b|\?\s*$|\b(?:right|or not|or no|or nah|correct|yes|no)\s*[?.!]*$/iu;

/** Whether a question asks for a yes or no, and says so. */
export function asksWhether(text: string): boolean {
  if (stemsIn(inItsEnglish(text)).some((it) => asking.has(it))) return false;
  return languageOf(text) !== 'en' || whether.test(text);
}

function languageOf(text: string): Spoken {
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  const { words } = knownNow();
  const own = plainWords(text);
  const languages = ['en', 'de', 'es', 'fr'] as const;
  const names = termWords();
  // A word that several languages have says less, and the words of the field are in all of them.
  const has = (it: string, language: (typeof languages)[number]) =>
    words[language].has(it) || isKnownIn(it, language);
  const count = (language: (typeof languages)[number]) =>
    own.reduce((sum, it) => {
      if (names.has(it) || !has(it, language)) return sum;
      return sum + 1 / languages.filter((one) => has(it, one)).length;
    }, 0);
  const counts = languages.map(count);
  return languages[counts.indexOf(Math.max(...counts))] ?? 'en';
}

/** A question in the language of which most is known, in English words. */
export function inItsEnglish(text: string): string {
  const language = languageOf(text);
  if (language === 'zh') return inEnglish(text, 'zh');
  const { words } = knownNow();
  const isWord = (it: string) => words[language].has(it) || isKnownIn(it, language) || termWords().has(it);
  const spelled = plainWords(text).map((it) => (isWord(it) ? it : wellSpelled(it, words[language])));
  return inEnglish(spelled.join(' '), language);
}
/** The known word that is one slip away, where the word itself is not known. */
function wellSpelled(word: string, words: ReadonlySet<string>): string {
  if (word.length < 4 || words.has(word) || /\d/.test(word)) return word;
  const stem = stemOf(word);
  for (const it of words) if (stemOf(it) === stem) return it;
  for (const it of words) if (it.length > 3 && isSlip(word, it)) return it;
  return word;
}

/** Whether one letter is missing, too much, another one, or two are the wrong way round. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const right = other.slice(start);
  return (
    rest.slice(1) === right.slice(1) ||
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2))
  );
}

/** The word that represents any entry of the glossary. */
const anyTerm = 'TERM';

/** The entries of the glossary that are named, the longest name first. */
export function termsIn(text: string): readonly Readonly<{ term: string; at: number; length: number }>[] {
  const words = stemsIn(text);
  return termStems()
    .flatMap(({ term, stems }) => {
      const at = words.findIndex((_, start) => stems.every((it, next) => words[start + next] === it));
      return at < 0 ? [] : [{ term, at, length: stems.length }];
    })
    .toSorted((a, b) => b.length - a.length);
}

/** Words of a question that asks for a meaning, and for nothing else. */
const defining: ReadonlySet<string> = new Set(
  stemsIn('what a mean explain define definition hell word does do stand for by again number'),
);

/** Entries of which a request has one: “what network” asks which one it is, and “what is Caution” for a meaning. */
const had: ReadonlySet<string> = new Set(
  'chain hash nonce gasFee gasLimit threshold owner spender operator deadline message slippage order router contract token nft fingerprint calldata verdict event revert swap wallet'.split(
    ' ',
  ),
);

/** Of these, one has to be there where the request has one. */
const surely: ReadonlySet<string> = new Set(stemsIn('a mean explain define definition hell word'));

/** Whether all that an English text asks for is what an entry of the glossary means. */
export function isDefinition(english: string): boolean {
  const [named] = termsIn(english);
  if (named === undefined) return false;
  const rest = stemsIn(english).filter((_, at) => at < named.at || at >= named.at + named.length);
  const has = (all: ReadonlySet<string>) => (it: string) => all.has(it) || all.has(meaningOf(it));
  const isAlone = plainWords(english).length === named.length;
  return rest.every(has(defining)) && (isAlone || rest.some(has(surely)) || !had.has(named.term));
}

let keptTerms: readonly Readonly<{ term: string; stems: readonly string[] }>[] | undefined;

function termStems() {
  keptTerms ??= Object.entries(termNames).flatMap(([term, names]) =>
    names.map((name) => ({ term, stems: stemsIn(name) })),
  );
  return keptTerms;
}

let keptWords: ReadonlySet<string> | undefined;

/** The words of which the names in the glossary are made. */
function termWords(): ReadonlySet<string> {
  keptWords ??= new Set(Object.values(termNames).flatMap((names) => names.flatMap(plainWords)));
  return keptWords;
}

/** What the model sees of a text: each word, what it means, and each two that follow one another. */
export function featuresOf(text: string): readonly string[] {
  const stems = stemsIn(text);
  const meanings = stems.map(meaningOf);
  const features = new Set<string>(['']);
  for (const [at, stem] of stems.entries()) {
    features.add(`s ${stem}`);
    features.add(`m ${meanings[at]}`);
  }
  addPairs(meanings, features);
  const [named] = termsIn(text);
  if (named !== undefined) {
    addPairs([...meanings.slice(0, named.at), anyTerm, ...meanings.slice(named.at + named.length)], features);
    features.add(`m ${anyTerm}`);
  }
  if (stems.length < 4) features.add(`n ${stems.length}`);
  return [...features];
}

function addPairs(meanings: readonly string[], into: Set<string>): void {
  const all = ['^', ...meanings, '$'];
  for (const [at, it] of all.entries()) {
    if (at > 0) into.add(`${all[at - 1]} ${it}`);
    if (at > 1 && it !== '$' && all[at - 2] !== '^') into.add(`${all[at - 2]} * ${it}`);
  }
}
