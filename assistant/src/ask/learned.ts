/** What our own phrasings teach about words: which query they ask for. Made at the first question, and kept. */
import type { QueryId } from '@readback/core/ask/query.ts';
import { helpPhrasings, otherPhrasings, phrasings } from '@readback/phrases/words/phrasings.ts';
import { termAsked } from '@readback/phrases/words/termAsked.ts';
import { termNames } from '@readback/phrases/words/termNames.ts';
import { de } from './asked/de.ts';
import { es } from './asked/es.ts';
import { fr } from './asked/fr.ts';
import { zh } from './asked/zh.ts';
import { inEnglish, isKnownIn, plainWords, type Spoken } from './inEnglish.ts';
import { type Example, learn, type Learned } from './learn.ts';
import { meaningOf, plainOf, stemOf, stemsIn } from './words.ts';

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
  /** What each phrasing has, each word once, and how much a word weighs: the more, the fewer phrasings have it. */
  rows: readonly Readonly<{ id: string; stems: string; words: ReadonlySet<string> }>[];
  weights: ReadonlyMap<string, number>;
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
  const stems = new Set<string>();
  const counts = new Map<string, number>();
  const rows = all.map(({ is, text, language }) => {
    const own = stemsIn(inEnglish(text, language));
    for (const it of own) stems.add(it);
    const means = new Set(own.map(meaningOf));
    for (const it of means) counts.set(it, (counts.get(it) ?? 0) + 1);
    return { id: is.split(' ')[0] ?? '', stems: own.join(' '), words: means };
  });
  const weights = new Map([...counts].map(([it, count]) => [it, Math.log(rows.length / count)]));
  known = { guess: learn(examples), stems, rows, weights, words };
  return known;
}

/** What a question asks for, the likeliest first. */
export function guessesOf(text: string): ReturnType<Learned> {
  const { guess } = knownNow();
  return guess(featuresOf(inItsEnglish(text)));
}

/** What a word weighs that no phrasing has, and how much what a phrasing has besides counts against it. */
const unheard = { long: 8, short: 3 } as const;
const besides = 0.25;

/**
 * How much of a question one phrasing covers: the one that covers most among those that are asked for the same, and among all
 * others. What it does not cover may be what the question turns on.
 */
export function coverOf(
  text: string,
  isSame: (id: string) => boolean,
): Readonly<{ own: number; other: number }> {
  const { rows, weights } = knownNow();
  const asked = new Set(stemsIn(inItsEnglish(text)).map(meaningOf));
  const weightOf = (it: string) => weights.get(it) ?? (it.length > 3 ? unheard.long : unheard.short);
  const sum = (words: Iterable<string>) => [...words].reduce((total, it) => total + weightOf(it), 0);
  const whole = sum(asked);
  const found = { own: 0, other: 0 };
  const open = new Set([...asked].filter((it) => objects.has(it)));
  for (const { id, words } of rows) {
    if (open.size > 0 && isSame(id)) for (const it of words) open.delete(it);
    const shared = sum([...asked].filter((it) => words.has(it)));
    if (shared === 0) continue;
    const cover = shared / (whole + besides * (sum(words) - shared));
    const of = isSame(id) ? 'own' : 'other';
    if (cover > found[of]) found[of] = cover;
  }
  return open.size > 0 ? { ...found, own: 0 } : found;
}

/** What a question can be about, so that a query that is never asked with it covers nothing of it: “can I lower the gas”. */
const objects: ReadonlySet<string> = new Set(
  stemsIn('fee minimum expire network recipient interest worth dollar owner liquidate device source').map(
    meaningOf,
  ),
);

/** How people ask what a word means: after an article, as a word that means something, or bare. */
const meanings = [
  /^(?:what(?:'s| is| are|s)|wtf is) an? (?<word>[\p{L}\p{N}' -]+)$/u,
  /^what (?:does|do) (?:an? )?(?!th|it|that|my|your|his|her|they|you|i )(?<word>[\p{L}\p{N}' -]+?) (?:mean|stand for)$/u,
  /^was (?:ist|sind) (?:eine? )?(?<word>[\p{L}\p{N}-]+)$/u,
  /^was (?:bedeutet|heisst) (?:eine? )?(?!das|dies)(?<word>[\p{L}\p{N}-]+)$/u,
  /^que (?:es|son) una? (?<word>[\p{L}\p{N}' -]+)$/u,
  /^que significa (?:una? )?(?!est|eso)(?<word>[\p{L}\p{N}-]+)$/u,
  /^(?:c'est quoi|qu'est-ce que c'est|qu'est-ce qu') ?(?:une? )(?<word>[\p{L}\p{N}' -]+)$/u,
  /^(?:什么是|啥是)(?<word>.+)$|^(?<other>(?!这|那).+)是什么意思$/u,
  /^(?:what(?:'s| is| are|s)|wtf is) (?<bare>(?!an? |the |my |your |his |her |their |its? |th)[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+)?)$/u,
];

/**
 * Whether a question is for the meaning of a word, and no phrasing asks for a query in just these words: “what is
 * collateral” does not ask what is owed, “what is different” asks what changes.
 */
export function asksMeaning(text: string): boolean {
  const plain = plainOf(text)
    .replaceAll(/[?!.,¿？。！]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:so|and|but|ok|hey|um|und|also|y|et) /u, '')
    .trim();
  const { rows } = knownNow();
  const asked = stemsIn(inItsEnglish(text)).join(' ');
  return meanings.some((pattern) => {
    const { word, other, bare } = pattern.exec(plain)?.groups ?? {};
    if (word !== undefined || other !== undefined) return !rows.some((it) => it.stems === asked);
    if (bare === undefined) return false;
    const [first = ''] = stemsIn(bare);
    return !rows.some((it) => it.stems === asked || it.stems.startsWith(`what ${first}`));
  });
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

/** Words with which an English question for a yes or no begins, at its start or behind a beginning of other words; or its end. */
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

type Named = Readonly<{ term: string; at: number; length: number }>;

/** The entries of the glossary that are named, the longest name first. */
export function termsIn(text: string): readonly Named[] {
  return namesIn(stemsIn(text), termStems());
}

function namesIn(words: readonly string[], all: TermStems): readonly Named[] {
  return all
    .flatMap(({ term, stems }) => {
      const at = words.findIndex((_, start) => stems.every((it, next) => words[start + next] === it));
      return at < 0 ? [] : [{ term, at, length: stems.length }];
    })
    .toSorted((a, b) => b.length - a.length);
}

/** Words of a question that asks for a meaning, and for nothing else. */
const defining: ReadonlySet<string> = new Set(
  stemsIn('what a the mean explain define definition hell word term does do stand for by again number mean'),
);

/** Entries of which a request has one: “what network” asks which one it is, and “what is Caution” for a meaning. */
const had: ReadonlySet<string> = new Set(
  'chain hash nonce gasFee gasLimit threshold owner spender operator deadline message slippage order router contract token nft fingerprint calldata verdict event revert swap wallet effects collateral floorPrice ensName limit transaction request check'.split(
    ' ',
  ),
);

/** Of these, one has to be there where the request has one. */
const surely: ReadonlySet<string> = new Set(stemsIn('a mean explain define definition hell word'));

const things: ReadonlySet<string> = new Set(['thing', 'thingy', 'stuff']);

/** Verdicts, by names that are words of other questions, too: a request has one, and it is asked for by “why”. */
const verdicts: ReadonlySet<string> = new Set(['stop', 'caution', 'notFullyRead', 'readBack']);

/** The entry of the glossary whose meaning is all that an English text asks for. */
export function definedIn(english: string): string | undefined {
  const stems = stemsIn(english);
  const words = plainWords(english);
  // “What is that nonce thing”.
  const isThing = words.some((it, place) => things.has(it) && place > 0) && words.includes('that');
  const isBeing = (it: string) => it === 'is' || it === 's' || it === 'whats';
  const has = (all: ReadonlySet<string>) => (it: string) => all.has(it) || all.has(meaningOf(it));
  const defines = ({ term, at, length }: Named, isCommon: boolean) => {
    const rest = stems.filter((_, place) => place < at || place >= at + length);
    const isAlone = !isCommon && words.length === length;
    // “What is nonce” has no article, and “what nonce” asks which one it is.
    const isNamed =
      !isCommon && words.some((it, place) => isBeing(it) && stemOf(words[place + 1] ?? '') === stems[at]);
    const isSure = isThing || isAlone || isNamed || rest.some(has(surely)) || !(isCommon || had.has(term));
    return isSure && rest.every((it) => has(defining)(it) || (isThing && it === 'that'));
  };
  const named = namesIn(stems, termStems()).find((it) => defines(it, false));
  return (named ?? namesIn(stems, askedStems()).find((it) => defines(it, !verdicts.has(it.term))))?.term;
}

type TermStems = readonly Readonly<{ term: string; stems: readonly string[] }>[];

function stemsOfNames(all: Readonly<Record<string, readonly string[]>>): TermStems {
  return Object.entries(all).flatMap(([term, names]) =>
    names.map((name) => ({ term, stems: stemsIn(name) })),
  );
}

let keptTerms: TermStems | undefined;

function termStems(): TermStems {
  keptTerms ??= stemsOfNames(termNames);
  return keptTerms;
}

let keptAsked: TermStems | undefined;

function askedStems(): TermStems {
  keptAsked ??= stemsOfNames(termAsked);
  return keptAsked;
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
