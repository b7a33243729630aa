import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOfCodePoint } from './codePoints.ts';
import { isPlain, safeSpans } from './safeSpans.ts';

const kinds = (text: string, options = {}): string[] => safeSpans(text, options).map((span) => span.kind);

test('ordinary text in any one script is left alone', () => {
  for (const text of [
    'USDC',
    'Uniswap V2',
    'été',
    'Привет мир',
    'ΑΒΓ',
    '日本語 text',
    'مرحبا',
    'naïve café №5',
    '🙂',
  ]) {
    expect(isPlain(text), text).toBe(true);
  }
});

test('invisible and misleading characters are each made visible as what they are', () => {
  const cases: [number, string][] = [
    ...[0x202a, 0x202e, 0x2066, 0x2069, 0x200e, 0x200f, 0x061c].map((it): [number, string] => [it, 'bidi']),
    ...[0x200b, 0x200c, 0x200d, 0xfeff, 0xad, 0x2060, 0xfe0f, 0xe0041, 0xe0101, 0x180e].map(
      (it): [number, string] => [it, 'hidden'],
    ),
    ...[0xa0, 0x2003, 0x3000, 0x3164, 0x2800, 0x034f, 0xfffa, 0x13430, 0x1343f].map(
      (it): [number, string] => [it, 'hidden'],
    ),
    ...[0x00, 0x07, 0x09, 0x1b, 0x7f, 0x9b, 0xd800, 0xdfff, 0xe000, 0xfffe].map((it): [number, string] => [
      it,
      'control',
    ]),
    ...[0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029].map((it): [number, string] => [it, 'lineBreak']),
  ];
  for (const [codePoint, kind] of cases) {
    const it = String.fromCodePoint(codePoint);
    expect(safeSpans(`a${it}b`), codePoint.toString(16)).toEqual([
      { kind: 'plain', text: 'a' },
      { kind, text: it, codePoint },
      { kind: 'plain', text: 'b' },
    ]);
  }
});

test('a letter of another script inside a word is marked, in the word only', () => {
  expect(safeSpans('USD\u0421 Сбер')).toEqual([
    { kind: 'plain', text: 'USD' },
    { kind: 'lookAlike', text: '\u0421', codePoint: 0x421 },
    { kind: 'plain', text: ' Сбер' },
  ]);
  expect(kinds('\u0405\u0405L')).toEqual(['lookAlike', 'plain']);
  expect(kinds('vit\u0430lik.eth')).toEqual(['plain', 'lookAlike', 'plain']);
  expect(kinds('\u{1d414}SDC')).toContain('lookAlike');
  expect(kinds('ＵＳＤＣ')).not.toContain('plain');
});

test('a message may have lines and tabs, but no other breaks', () => {
  expect(isPlain('one\n\ttwo', { lines: 'many' })).toBe(true);
  expect(kinds('one\rtwo', { lines: 'many' })).toEqual(['plain', 'lineBreak', 'plain']);
});

test('marks are shown where no language puts them: a third on one letter, at the start, and over letters', () => {
  expect(isPlain('e\u0301\u0323')).toBe(true);
  expect(isPlain('ที่นี่ हिन्दी שָׁלוֹם Việt')).toBe(true);
  expect(kinds('e\u0301\u0323\u0302\u0303')).toEqual(['plain', 'mark', 'mark']);
  expect(kinds('\u0336USDC')).toEqual(['mark', 'plain']);
  expect(kinds('a \u0301')).toEqual(['plain', 'mark']);
  expect(kinds('U\u0336S\u20e0')).toEqual(['plain', 'mark', 'plain', 'mark']);
});

test('a word of letters that each look like a Latin one is marked as a whole', () => {
  for (const it of [
    'аррӏе',
    'ЅСОРЕ',
    'НЕХ',
    'ΟΡΤΙΜΟ',
    'ꓴꓢꓓꓚ',
    'ꮃᎪᏞᏞᎬᎢ',
    'ᑌᔕᗪᑕ',
    'Սոսօ',
    'аррӏе ж',
    'СОМ.ЕТН',
  ]) {
    expect(kinds(it), it).toContain('lookAlike');
    const plain = safeSpans(it).filter((span) => span.kind === 'plain');
    expect(plain.map((span) => span.text.replace(/[ .ж]/g, '')).join(''), it).toBe('');
  }
  for (const it of ['Привет, сор', 'рука', 'Καλημέρα κόσμε, το νου', 'Հայերեն', 'ქართული', 'Москва']) {
    expect(isPlain(it), it).toBe(true);
  }
});

test('styled, phonetic, squared and flag letters and digits of another script are marked', () => {
  for (const it of ['ᴜꜱᴅᴄ', 'ɡoogle', '🅄🅂🄳', '🆄🆂🅳', '🇺🇸🇩🇨', '1०0', 'USDC٥', 'Ⓤ']) {
    expect(kinds(it), it).toContain('lookAlike');
  }
  for (const it of ['🇺🇸', '१००', '٥٠٠', '№5', 'ışık']) expect(isPlain(it), it).toBe(true);
});

test('signs that stand for part of an address, and ticks that only a page may give, are marked', () => {
  for (const it of [
    'uniswap.org∕x',
    'app․uniswap.org',
    'a／b',
    'https꞉x',
    'user＠host',
    '1‚000',
    'USDC ✅',
    '🔒ok',
  ])
    expect(kinds(it), it).toContain('lookAlike');
  for (const it of ['价格：5', '„a ‚b‘“', 'a – b — c', '−5', 'x·y']) expect(isPlain(it), it).toBe(true);
});

test('spaces and empty lines that push what follows out of view are gaps', () => {
  expect(isPlain('a  b')).toBe(true);
  expect(safeSpans(`a${' '.repeat(80)}b`)[1]).toEqual({ kind: 'gap', text: ' '.repeat(80), codePoint: 0x20 });
  const many = { lines: 'many' } as const;
  expect(isPlain('{\n        "deep": 1\n\n\n}', many)).toBe(true);
  expect(kinds(`a${'\n'.repeat(40)}b`, many)).toEqual(['plain', 'gap', 'plain']);
  expect(kinds(`a${'\n \t'.repeat(6)}b`, many)).toContain('gap');
  expect(kinds(`a${' '.repeat(60)}b`, many)).toContain('gap');
});

test('letters that run the other way are marked where they would make ours change places', () => {
  expect(kinds('5א001')).toEqual(['plain', 'bidi', 'plain']);
  expect(kinds('10مرحبا20')).toEqual(['plain', ...Array(5).fill('bidi'), 'plain']);
  expect(isPlain('שלם 100 USDC')).toBe(true);
});

test('a long text is cut, whole characters only, and its full length is told', () => {
  const spans = safeSpans('a'.repeat(199) + '🙂'.repeat(100));
  expect(spans.map((span) => span.text.length)).toEqual([199, 200]);
  expect(spans[1]).toMatchObject({ kind: 'cut', fullLength: 399 });
  expect(safeSpans('\u200b'.repeat(1_000_000))).toHaveLength(2);
});

test('no text is ever lost or changed', () => {
  const odd = fc.constantFrom(
    '\u202e',
    '\u200b',
    '\u0421',
    'a',
    '\n',
    '\ud800',
    '\udc00',
    '🙂',
    '\u0301',
    'Ｕ',
    ' ',
    '    ',
    '\n\n\n',
    'а',
    'א',
    '\u0336',
    '✅',
    '🇺',
    '\u{e0041}',
    '\u3164',
    '\u2800',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(odd).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(
      texts,
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('one', 'many'),
      (text, max, lines) => {
        const spans = safeSpans(text, { lines, max } as const);
        expect(spans.map((span) => span.text).join('')).toBe(text);
        expect(spans.every((span) => span.text !== '')).toBe(true);
      },
    ),
  );
});

test('what is marked plain has no character that is hidden, turns the direction, or is not text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('a', ' ', '\n', '\u202e', '\u3164', '\u2800', '\u{e0041}', 'א', 'а', '\u0301'))
      .map((it) => it.join('')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom('one', 'many'), (text, lines) => {
      for (const span of safeSpans(text, { lines } as const)) {
        if (span.kind !== 'plain') continue;
        for (const it of span.text) {
          const kind = kindOfCodePoint(it.codePointAt(0) ?? 0);
          const stands = lines === 'many' && (it === '\n' || it === '\t');
          expect(stands || kind === undefined || kind === 'mark').toBe(true);
        }
        expect(span.text).not.toMatch(lines === 'one' ? / {3}/ : / {60}|\n{6}/);
        expect(span.text).not.toMatch(/\p{M}{3}/u);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a long text takes time in proportion to its length', () => {
  for (const it of ['аррӏе ', 'א1', ' ', '\n ', '\u0301', '🇺', '1‚']) {
    const text = it.repeat(100_000 / it.length);
    const from = performance.now();
    safeSpans(text, { lines: 'many', max: text.length });
    expect(performance.now() - from, it).toBeLessThan(2_000);
  }
});
