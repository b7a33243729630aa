import { nearWords } from './near.ts';

/**
 * What a word does in a sentence that says what someone wants. `do:` begins something, `part:` is a part of an account;
 * `to` to `as` say what role the next value has, `atLeast` to `fee` what a number counts; `not` to `number` are what no form
 * says; `fill` adds nothing.
 */
export type Lexeme =
  | 'do:send'
  | 'do:swap'
  | 'do:buy'
  | 'do:wrap'
  | 'do:unwrap'
  | 'do:deposit'
  | 'do:withdraw'
  | 'do:bridge'
  /** Of a verb that says by what else is there whether something is taken out, goes elsewhere or is bought: “get”. */
  | 'do:get'
  /** Of paying with something where it begins a sentence: “spend”. */
  | 'do:spend'
  | 'do:claim'
  | 'do:list'
  | 'do:allow'
  | 'do:revoke'
  | 'do:stop'
  | 'do:signIn'
  | 'do:say'
  | 'do:add'
  | 'do:remove'
  | 'do:replace'
  | 'do:set'
  | 'do:nothing'
  /** Of something that the forms do not have. */
  | 'do:other'
  /** What is on its way to a block: “the last transaction”. */
  | 'pending'
  /** Of permissions that are a danger. */
  | 'risky'
  /** What was borrowed. */
  | 'loan'
  /** That no more than the amount is meant, which the amount says anyway. */
  | 'noMore'
  /** In what a sum is worth: “dollars”. */
  | 'dollars'
  /** Of who may do something where it is under a “not”: “nobody”. */
  | 'nobody'
  | 'spend'
  | 'permission'
  | 'part:owner'
  | 'part:threshold'
  | 'part:module'
  | 'part:guard'
  | 'part:handler'
  | 'part:code'
  | 'part:delegation'
  | 'safe'
  /** Something that is one of a kind, as an NFT. */
  | 'item'
  | 'to'
  | 'from'
  | 'into'
  | 'for'
  | 'with'
  | 'of'
  | 'on'
  | 'as'
  | 'atLeast'
  | 'atMost'
  | 'all'
  | 'noLimit'
  | 'until'
  /** Before the account that does it: “as my”. */
  | 'behalf'
  /** That nothing else is meant, which a form says anyway, where it pays nothing: “no payment”. */
  | 'only'
  /** That there is a limit, which an allowance with an amount says anyway: “not unlimited”. */
  | 'limited'
  | 'fee'
  | 'not'
  | 'if'
  | 'time'
  | 'more'
  | 'number'
  /** Someone that only a listener knows: “him”. */
  | 'someone'
  /** Of someone by what they are to the user, beside whose name it adds nothing: “my landlord”. */
  | 'kin'
  /** Before a number that only says which paper it is about: “invoice 2291”. */
  | 'reference'
  /** What a payment is for: “rent”. */
  | 'reason'
  /** That each of those who are named gets as much: “each”. */
  | 'each'
  /** Of a verb that gives each of those who are named an equal part: “split”. */
  | 'splits'
  /** Before what someone may have of something, as far as the words after it say: “as much”. */
  | 'much'
  /** Begins a question. */
  | 'question'
  /** The user, who something is for: “me”. */
  | 'me'
  /** The same right before a verb whose object it is: “me envía”. */
  | 'clitic'
  /** The user, who does it: “ich”. */
  | 'self'
  /** Who is before it does it: “soll”. */
  | 'modal'
  /** Of “to” where it also says a price: “à”. */
  | 'at'
  /** Of a verb whose subject receives: “gets”. */
  | 'gets'
  /** Of a verb that may be about what is owned, or leave it to someone, unless a permission is named: “get rid of”. */
  | 'loose'
  /** Of a verb that changes a number by or to another: “raise”. */
  | 'relative'
  /** A choice that is not made: “any”. */
  | 'any'
  /** Of what is not sure to be done: “may”. */
  | 'may'
  /** Of a request in the form of a question: “could you”. */
  | 'polite'
  /** Makes a question of a sentence: “吗”. */
  | 'asks'
  /** The user’s own account, unless something goes there. */
  | 'own'
  /** A noun for someone or somewhere, that adds nothing beside the name of it: “contract”. */
  | 'place'
  /** A noun for a network: “mainnet”. */
  | 'net'
  /** A noun for what is owned, that adds nothing beside its symbol: “tokens”. */
  | 'goods'
  /** Words about words: “saying”. */
  | 'says'
  /** In what a time is counted: “days”. */
  | 'unit'
  /** What a number is that no form has: “price”. */
  | 'price'
  /** In what a sum is counted that has no price here: “euros”. */
  | 'money'
  /** Of what pays outside of any wallet: “my bank”. */
  | 'bank'
  /** Before what stays with the user: “keep”. */
  | 'keep'
  /** Of a verb by which whoever gets a permission may do something: “give”. */
  | 'gives'
  /** Of a verb that pays money, and takes a permission away: “vire”. */
  | 'away'
  /** Of what is said to be in a block: “that I did”. */
  | 'done'
  | 'fill';

/**
 * By lexemes (several with spaces between), the words and phrases that are them, with `|` between. What is in two places,
 * as `zahle … ein`, has three dots where other words may be.
 */
export type Lexicon = Readonly<Partial<Record<string, string>>>;

/** A lexicon by its words. */
export type Words = Readonly<{
  /** Each in plain letters. */
  byPhrase: ReadonlyMap<string, readonly Lexeme[]>;
  /** The lexemes of a word or phrase as it is written, or else in plain letters: “el” is not “él”. */
  lexemesOf: (phrase: string) => readonly Lexeme[] | undefined;
  /** Those of the one word or phrase that a mistyped word may have been meant as. */
  near: (word: string) => readonly Lexeme[] | undefined;
  /** What is in two places: its first word, its last one, and what both are together. */
  split: readonly Readonly<{ first: string; last: string; lexemes: readonly Lexeme[] }>[];
  /** How many signs the longest word in Chinese has; 0 where there is none. */
  longestHan: number;
  /** Whether a word is made of number words: “fünfundzwanzig”, “vingt-cinq”. */
  isNumber: (word: string) => boolean;
}>;

export function wordsOf(lexicon: Lexicon): Words {
  const byPhrase = new Map<string, readonly Lexeme[]>();
  const written = new Map<string, readonly Lexeme[]>();
  const split: { first: string; last: string; lexemes: readonly Lexeme[] }[] = [];
  for (const [names, texts] of Object.entries(lexicon)) {
    const lexemes = names.split(' ') as Lexeme[];
    for (const text of (texts ?? '').split('|')) {
      const [first = '', last] = text.split('…').map(plainWord);
      if (last !== undefined) split.push({ first, last, lexemes });
      else if (first !== '') {
        if (!byPhrase.has(first)) byPhrase.set(first, lexemes);
        if (!written.has(smallWord(text))) written.set(smallWord(text), lexemes);
      }
    }
  }
  const lexemesOf = (phrase: string) => {
    const small = smallWord(phrase);
    // “En él” is not “en el”: a word with its accent is itself.
    const isOther = (it: string) => it !== plainWord(it) && written.has(it);
    const isPlain = !small.includes(' ') || !small.split(' ').some(isOther);
    return written.get(small) ?? (isPlain ? byPhrase.get(plainWord(phrase)) : undefined);
  };
  // No value comes of a word that was mistyped.
  const single = [...byPhrase].flatMap(([it, of]) =>
    /^[a-z]{4,}$/.test(it) &&
    (it.length > 5 || !of.includes('fill')) &&
    !of.some((one) => one === 'number' || one === 'all' || one === 'noLimit')
      ? [it]
      : [],
  );
  // “Para que quiera”: a part of what lifts a limit is never a mistyped word.
  const ofNoLimit = new Set(
    [...byPhrase].flatMap(([it, of]) => (of.includes('noLimit') ? it.split(' ') : [])),
  );
  const han = [...byPhrase.keys()].filter((it) => /^\p{Script=Han}/u.test(it));
  return {
    longestHan: Math.max(0, ...han.map(({ length }) => length)),
    byPhrase,
    lexemesOf,
    near: (word) => {
      if (ofNoLimit.has(plainWord(word))) return undefined;
      const meant = nearWords(plainWord(word), single).map((it) => byPhrase.get(it));
      // Of what no form has a word is mistyped only where it is nothing else.
      const able = meant.filter((it) => it?.[0] !== 'do:other');
      const [first, ...others] = able.length > 0 ? able : meant;
      // Several that mean the same are one.
      return others.every((it) => it?.join() === first?.join()) ? first : undefined;
    },
    split,
    isNumber: numbers([...byPhrase].flatMap(([it, of]) => (of[0] === 'number' ? [it] : []))),
  };
}

/** No number in words is longer; what is longer would take long to take apart. */
const longestNumber = 40;

function numbers(words: readonly string[]): (word: string) => boolean {
  const one = `(?:${words.filter((it) => /^\p{L}+$/u.test(it)).join('|')})`;
  // “Ein” and “un” are words of their own, and numbers before others.
  const pattern = new RegExp(
    `^(?=.*${one})(?:ein|une?)?${one}?(?:(?:-|und|et|y)*(?:${one}|une?|ein))*$`,
    'u',
  );
  return (word) => word.length <= longestNumber && pattern.test(word);
}

/** Small letters without accents, one kind of apostrophe, one space. */
export function plainWord(text: string): string {
  return smallWord(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''));
}

/** Small letters, one kind of apostrophe, one space. */
function smallWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}
