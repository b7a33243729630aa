import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainOnly } from './certain.ts';
import { beginningOf } from './beginning.ts';
import { type Drafted, type DraftName, draftKinds, valueSlots } from './draft.ts';
import { de } from './lexicon/de.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import type { Lexicon } from './lexicon/lexeme.ts';
import { zh } from './lexicon/zh.ts';
import { draftOf, readWords } from './read.ts';
import { lyingDrafter } from './testing/draftModels.ts';
import { knownNames } from './testing/score.ts';
import { tokensOf } from './tokens.ts';
import { answerIn, draftRequest, understandDraft, withAnswer } from './understandDraft.ts';

const lexicons = { en, de, es, fr, zh };
type Language = keyof typeof lexicons;
const languages = Object.keys(lexicons) as Language[];

/** Sentences in which `#` is a number, `$` and `€` are tokens, `@` and `&` someone, `%` a network. */
const templates: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'send # $ to @',
    'please send @ # $ on %',
    'I want to pay # $ to @ from Main',
    'swap # $ for €',
    'buy at least # $ with €',
    'sell # $ for at least # €',
    'allow @ to spend up to # $',
    'revoke my approval of $ for @',
    'deposit # $ into @',
    'claim # $',
    'replace owner @ with & in my Safe',
  ],
  de: [
    'sende # $ an @',
    'bitte überweise @ # $ auf %',
    'tausche # $ gegen €',
    'kaufe mindestens # $ mit €',
    'erlaube @ bis zu # $ auszugeben',
    'widerrufe die Freigabe von $ für @',
    'zahle # $ in @ ein',
    'ersetze Besitzer @ durch &',
  ],
  es: [
    'envía # $ a @',
    'por favor paga # $ a @ en %',
    'cambia # $ por €',
    'compra al menos # $ con €',
    'permite a @ gastar hasta # $',
    'revoca el permiso de $ para @',
    'deposita # $ en @',
  ],
  fr: [
    'envoie # $ à @',
    'paie # $ à @ sur %',
    'échange # $ contre €',
    'achète au moins # $ avec €',
    "autorise @ à dépenser jusqu'à # $",
    "révoque l'autorisation de $ pour @",
    'dépose # $ dans @',
  ],
  zh: [
    '给 @ 转 # $',
    '在 % 上转 # $ 给 @',
    '把 # $ 换成 €',
    '用 € 买至少 # $',
    '授权 @ 使用最多 # $',
    '撤销 @ 的 $ 授权',
    '存 # $ 到 @',
  ],
};

const hex = fc.stringMatching(/^0x[0-9a-f]{40}$/);
/** Names that are in no list and no lexicon. */
const stranger = fc.stringMatching(/^Zq[b-df-hj-np-tv-xz]{4,8}$/);
const people = knownNames.flatMap((it) => (it.kind === 'NAME' && !it.own ? [it.name] : []));
const networks = knownNames.flatMap((it) => (it.kind === 'NET' ? [it.name] : []));
const tokens = knownNames.flatMap((it) => (it.kind === 'TOK' ? [it.name] : []));
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '#': fc.oneof(
    fc.integer({ min: 1, max: 99_999_999 }).map(String),
    fc.tuple(fc.nat(99_999), fc.nat(99_999_999)).map(([whole, part]) => `${whole}.${part}`),
    fc.constantFrom(
      '1,500',
      '1.500',
      '5k',
      '50%',
      '$20',
      '½',
      '10-20',
      '-3',
      '+4',
      '.5',
      '５',
      '1e3',
      '1 000',
    ),
  ),
  $: fc.constantFrom(...tokens, ...tokens.map((it) => it.toLowerCase())),
  '€': fc.constantFrom(...tokens),
  '@': fc.oneof(fc.constantFrom(...people), hex, stranger, fc.constant('vitalik.eth')),
  '&': fc.oneof(fc.constantFrom(...people), hex, stranger),
  '%': fc.constantFrom(...networks),
};

const filled = (template: string): fc.Arbitrary<string> =>
  fc
    .tuple(...Array.from(template, (sign) => values[sign] ?? fc.constant(sign)))
    .map((pieces) => pieces.join(''));

const language = fc.constantFrom(...languages);
const sentence: fc.Arbitrary<string> = language
  .chain((it) => fc.constantFrom(...templates[it]))
  .chain(filled);

/** The words of some lexemes, without those that are in two places. */
function wordsOf(lexicon: Lexicon, lexemes: readonly string[]): readonly string[] {
  return lexemes
    .flatMap((it) => (lexicon[it] ?? '').split('|'))
    .filter((it) => it !== '' && !it.includes('…'));
}

const meaningful = ['not', 'if', 'time', 'more', 'someone', 'price', 'noLimit'];

/** Whatever may be written, words and values in any order. */
const anything: fc.Arbitrary<string> = language.chain((it) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...wordsOf(lexicons[it], Object.keys(lexicons[it]))),
        fc.constantFrom(...Object.keys(values)).chain((sign) => values[sign] ?? fc.constant('')),
        fc.constantFrom(
          '.',
          ',',
          '?',
          '!',
          '(',
          ')',
          '-',
          '/',
          '~',
          '"',
          '🚫',
          '\u200b',
          '=',
          '2026-12-31',
          '3.4.2027',
        ),
        fc.string({ maxLength: 6, unit: 'grapheme' }),
      ),
      { minLength: 1, maxLength: 14 },
    )
    .map((pieces) => pieces.join(' ')),
);

function expectQuotes(text: string, drafted: Drafted): void {
  for (const it of [...Object.values(drafted.values), ...drafted.asks]) {
    expect(it.end).toBeGreaterThan(it.start);
    expect(text.slice(it.start, it.end)).toBe(it.text);
  }
}

/** What wrapping is about, and from whose account, goes without saying. */
function isSaidAnyway(text: string, { kind }: Drafted): boolean {
  return (kind === 'wrap' && /^w?eth$/i.test(text)) || text.toLowerCase() === 'main';
}

describe('a draft of any words', () => {
  it('quotes them exactly, and each value of them is in a field, asked about or corrected', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, anything), (text) => {
        const drafted = readWords(text, knownNames);
        if (drafted === undefined) return;
        expectQuotes(text, drafted);
        // What was corrected is told, and in no field.
        const said = [...Object.values(drafted.values), ...drafted.asks, ...(drafted.over ?? [])];
        // The token of a sum may be said once more beside it.
        const { pay, get } = drafted.values;
        const tokens = [pay, get, ...(drafted.offers?.pay ?? [])].map((it) => it?.text.toLowerCase());
        for (const token of tokensOf(text, knownNames).tokens) {
          if (token.is !== 'value' || isSaidAnyway(token.handle.text, drafted)) continue;
          const { start, end } = token.handle;
          const isSaid = said.some((it) => it.start < end && start < it.end);
          if (!isSaid && tokens.includes(token.handle.text.toLowerCase())) continue;
          expect(isSaid, `${token.handle.text} in ${text}`).toBe(true);
        }
      }),
      { numRuns: 4_000 },
    );
  });

  it('is there for each of the sentences, with nothing asked where all of it is plain', () => {
    const plain: Readonly<Record<string, string>> = {
      '#': '12',
      $: 'USDC',
      '€': 'DAI',
      '@': 'Bob',
      '&': 'Ana',
      '%': 'Base',
    };
    for (const template of languages.flatMap((it) => templates[it])) {
      const text = Array.from(template, (sign) => plain[sign] ?? sign).join('');
      const drafted = readWords(text, knownNames);
      expect(
        drafted?.asks.map((it) => it.text),
        text,
      ).toEqual([]);
      const wanted = Array.from(template).filter((sign) => plain[sign] !== undefined).length;
      expect(Object.keys(drafted?.values ?? {}).length, text).toBe(wanted);
    }
  });
});

describe.each(languages)('a word in %s that no form says', (of) => {
  // “Every” is said by some forms.
  const said = new Set(wordsOf(lexicons[of], ['all']));
  const words = wordsOf(lexicons[of], meaningful).filter((it) => !said.has(it));
  it('is asked about wherever it stands', () => {
    const gap = of === 'zh' ? '' : ' ';
    fc.assert(
      fc.property(
        fc.constantFrom(...templates[of]).chain(filled),
        fc.constantFrom(...words),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (text, word, where) => {
          const places = [0, ...[...text.matchAll(/\s+/g)].map(({ index }) => index), text.length];
          const at = places[Math.floor(where * (places.length - 1))] ?? 0;
          const changed = `${text.slice(0, at)}${at === 0 ? '' : ' '}${word}${at === 0 ? ' ' : gap}${text.slice(at)}`;
          const drafted = readWords(changed, knownNames);
          if (drafted === undefined) return;
          expectQuotes(changed, drafted);
          const start = at === 0 ? 0 : at + 1;
          const isAsked = drafted.asks.some((it) => it.start < start + word.length && start < it.end);
          expect(isAsked, changed).toBe(true);
        },
      ),
      { numRuns: 1_500 },
    );
  });
});

describe('a model that lies', () => {
  const reply = fc.record({
    do: fc.constantFrom(...draftKinds, 'none', 'evil'),
    slots: fc.array(fc.record({ slot: fc.constantFrom(...valueSlots), handle: fc.nat(12) }), {
      maxLength: 16,
    }),
  });

  it('changes nothing that the words say here, and each value that it adds is asked about', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, anything), reply, (text, { do: kind, slots }) => {
        if (text.trim() === '') return;
        const { tokens: read } = tokensOf(text, knownNames);
        const ids = read.flatMap((it) => (it.is === 'value' ? [it.handle.id] : []));
        const json = { do: kind, slots: slots.map((it) => ({ slot: it.slot, handle: ids[it.handle] })) };
        const answer = answerIn(json, read);
        if (answer === undefined) return;
        const drafted = withAnswer(text, read, answer, knownNames);
        if (drafted === undefined) return;
        const begun = beginningOf(read);
        expectAdded(text, drafted, begun && certainOnly(draftOf(read, begun, knownNames), read, knownNames));
      }),
      { numRuns: 3_000 },
    );
  });

  it('in each of the ways that we know does neither', async () => {
    await fc.assert(
      fc.asyncProperty(sentence, fc.nat(200), async (text, seed) => {
        const { tokens: read } = tokensOf(text, knownNames);
        const begun = beginningOf(read);
        const signal = new AbortController().signal;
        const { drafted } = await understandDraft(text, knownNames, lyingDrafter(seed), signal).catch(() => ({
          drafted: undefined,
        }));
        if (drafted !== undefined)
          expectAdded(
            text,
            drafted,
            begun && certainOnly(draftOf(read, begun, knownNames), read, knownNames),
          );
      }),
      { numRuns: 500 },
    );
  });
});

/** `own`: what the words say here, where they say what is to be done. */
function expectAdded(text: string, drafted: Drafted, own: Drafted | undefined): void {
  expectQuotes(text, drafted);
  if (own === undefined) {
    expect(drafted.asks).toContainEqual(expect.objectContaining({ kind: 'guess', text: text.trim() }));
  } else {
    expect(drafted.kind).toBe(own.kind);
    expect(drafted.choices).toEqual(own.choices);
    expect(drafted.values).toMatchObject(own.values);
    for (const it of own.asks) if (it.kind !== 'value') expect(drafted.asks).toContainEqual(it);
  }
  for (const [slot, it] of Object.entries(drafted.values)) {
    if (own?.values[slot as keyof typeof own.values] !== undefined) continue;
    expect(
      drafted.asks.some(({ start, end }) => start <= it.start && it.end <= end),
      text,
    ).toBe(true);
  }
}

describe('what is asked of a model', () => {
  const names: readonly DraftName[] = [
    ...knownNames,
    { name: 'zqcanary', kind: 'NAME' },
    { name: 'zqtoken', kind: 'TOK' },
    { name: 'Zq chain', kind: 'NET' },
  ];
  const canary = fc.oneof(
    fc.integer({ min: 1_000_000, max: 99_999_999_999 }).map(String),
    fc
      .tuple(fc.integer({ min: 1_000, max: 99_999 }), fc.integer({ min: 1_000, max: 99_999 }))
      .map((it) => it.join('.')),
    hex,
    stranger,
    stranger.map((it) => `${it.toLowerCase()}.eth`),
    stranger.map((it) => it.toUpperCase()),
    fc.constantFrom(
      'zqcanary',
      'ZQCANARY',
      'zqtoken',
      'Zq chain',
      'Cold wallet',
      'lido pool',
      'Arbitrum',
      'PUSD',
    ),
  );

  it('has no number, no address and no name of the words', () => {
    fc.assert(
      fc.property(
        language.chain((it) => fc.constantFrom(...templates[it])),
        fc.array(canary, { minLength: 6, maxLength: 6 }),
        (template, canaries) => {
          let at = 0;
          const text = Array.from(template, (sign) =>
            values[sign] ? canaries[at++ % canaries.length] : sign,
          ).join('');
          const sent = JSON.stringify(draftRequest(tokensOf(text, names))).toLowerCase();
          for (const it of canaries.slice(0, at)) expect(sent, text).not.toContain(it.toLowerCase());
          const { words } = JSON.parse(draftRequest(tokensOf(text, names)).messages[0]?.content ?? '{}');
          expect(words.replaceAll(/\b(?:NUM|TOK|ADDR|NAME|NET|DATE)W?\d+T?\b/g, '')).not.toMatch(/\p{N}/u);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
