/**
 * What a word does in a sentence that says what somebody wants. `do:` begins something, `part:` is a part of an account;
 * `to` to `on` say what role the next value has, `atLeast` to `fee` what a number counts; `not` to `number` are what no form
 * says; `fill` adds nothing.
 */
export type Lexeme =
  | 'do:send'
  | 'do:swap'
  | 'do:buy'
  | 'do:wrap'
  | 'do:unwrap'
  | 'do:deposit'
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
  | 'fee'
  | 'not'
  | 'if'
  | 'time'
  | 'more'
  | 'number'
  /** Somebody that only a listener knows: “him”. */
  | 'someone'
  /** Begins a question. */
  | 'question'
  | 'fill';

/**
 * By lexemes (several with spaces between), the words and phrases that are them, with `|` between. What stands in two places,
 * as `zahle … ein`, has three dots where other words may be.
 */
export type Lexicon = Readonly<Partial<Record<string, string>>>;

/** A lexicon by its words, each in plain letters. */
export type Words = Readonly<{
  byPhrase: ReadonlyMap<string, readonly Lexeme[]>;
  /** What stands in two places: its first word, its last one, and what both are together. */
  split: readonly Readonly<{ first: string; last: string; lexemes: readonly Lexeme[] }>[];
}>;

export function wordsOf(lexicon: Lexicon): Words {
  const byPhrase = new Map<string, readonly Lexeme[]>();
  const split: { first: string; last: string; lexemes: readonly Lexeme[] }[] = [];
  for (const [names, texts] of Object.entries(lexicon)) {
    const lexemes = names.split(' ') as Lexeme[];
    for (const text of (texts ?? '').split('|')) {
      const [first = '', last] = text.split('…').map(plainWord);
      if (last !== undefined) split.push({ first, last, lexemes });
      else if (first !== '' && !byPhrase.has(first)) byPhrase.set(first, lexemes);
    }
  }
  return { byPhrase, split };
}

/** Small letters without accents, one kind of apostrophe, one space. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}
